"""What only a table of Ptolemaeus needs of the server."""
