"""What only a table of The Search for Planet X needs of the server."""
