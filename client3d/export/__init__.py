"""Films and pictures of replays, drawn without a window."""
