"""The words of Ptolemaeus on the command line."""
