"""English for Ptolemaeus."""
