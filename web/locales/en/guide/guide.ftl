# What the guide through a first game says in all games.

guide-count = Guide, step { $number } of { $count }
guide-next = Next
guide-done = Done
guide-show = Show it
guide-skip = Skip this step
guide-leave = Leave the guide
guide-early = This will come up by itself; keep playing.
