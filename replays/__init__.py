"""Replays: recording, reading, verifying and watching a battle. The file is described in docs/replay-format.md."""
