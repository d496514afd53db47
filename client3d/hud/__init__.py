"""The panels over the battle: plain values in, intents out. They know the screen and its texts, and no rule."""
