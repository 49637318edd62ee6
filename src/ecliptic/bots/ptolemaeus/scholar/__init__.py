"""The learned value of Ptolemaeus: what it looks at, the network, and the two put together."""
