"""Where deals are played: in processes of this machine, or on a cluster of several."""
