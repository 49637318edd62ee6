"""Run every benchmark: `make bench`."""

from bench import random_play

random_play.main()
