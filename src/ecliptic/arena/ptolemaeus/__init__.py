"""What the arena measures in Ptolemaeus."""
