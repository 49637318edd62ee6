"""Run every benchmark: `make bench`."""

from bench import random_play, skies

random_play.main()
skies.main()
