"""The words of The Search for Planet X on the command line."""
