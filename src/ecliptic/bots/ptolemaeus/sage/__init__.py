"""The opponent of Ptolemaeus that searches imagined worlds."""
