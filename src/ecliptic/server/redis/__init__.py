"""What the processes of one house share through Redis: wake-ups, and counts of rate limits. All of
it may be lost."""
