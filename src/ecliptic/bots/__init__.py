"""Opponents: they look at a seat's view and answer with an action; never at the state."""
