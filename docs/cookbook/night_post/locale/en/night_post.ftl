mission-night_post = Night Post
mission-night_post-about = One truck, one town, and somebody awake in it.
mission-night_post-briefing = The outpost beyond the town waits for its post, and for its shells. Bring the truck there before round 12 is over. They have rocket launchers in the town; look before you drive.
mission-night_post-goal = Bring the truck to the outpost
mission-night_post-goal-red = Keep the truck away until round 12 is over
