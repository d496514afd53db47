mission-walk-goal = Win.
