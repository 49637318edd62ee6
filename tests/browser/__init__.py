"""The web client in a real Chromium, against a real server on this machine."""
