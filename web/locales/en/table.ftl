# The table of Planet X.
