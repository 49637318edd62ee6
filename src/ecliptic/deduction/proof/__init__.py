"""Why something is certain, as reasoning: suppose the opposite, follow it step by step, and find
that it cannot be."""
