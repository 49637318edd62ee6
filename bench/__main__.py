"""Run every benchmark: `make bench`."""

from bench import deduction, load, opponents, random_play, skies

random_play.main()
skies.main()
deduction.main()
opponents.main()
load.main()
