"""What is heard: sounds by name, a mixer of voices by kind, and which event sounds like what."""
