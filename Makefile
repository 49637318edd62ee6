# The front door of Ecliptic. It needs Python 3.11 or newer, pip and make;
# everything else is installed into .venv and web/node_modules, at the exact versions in
# requirements/ and web/package-lock.json (npm, too, where the machine has none).
#
#   make PYTHON=python3.12 test           use another Python
#   make play ARGS="--port 9000"          pass options on (play, play-terminal, test, bench, lock)
#   make play-terminal GAME=ptolemaeus    the other game
#   make wheel DIST=/somewhere            another place for it

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ARGS   ?=
GAME   ?= planetx
DIST   ?= dist

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.SILENT:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play play-terminal play-pseudo test test-full test-web check format generated \
  screenshots bench wheel lock audit clean \
  client web-packages browser hosting FORCE

help: ## list these targets
	sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) \
	  | while IFS='|' read -r target text; do printf 'make %-13s %s\n' "$$target" "$$text"; done

play: client ## play in the browser
	$(BIN)/ecliptic serve $(ARGS)

play-terminal: $(VENV)/.runtime ## play in this terminal (GAME=planetx or GAME=ptolemaeus)
	$(BIN)/ecliptic play $(GAME) $(ARGS)

play-pseudo: $(VENV)/.dev web-packages ## play in the browser in the language made for tests
	$(BIN)/python -m tests.browser.pseudo_house

# The tests start hundreds of processes: compiled once, our code need not be compiled in each. Three run
# at a time on two cores: each waits a third of its time, for pages, other processes and clocks.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/.dev client test-web browser hosting ## run the tests
	$(BIN)/pytest -n 3 --dist worksteal -q --durations=15 --durations-min=1 tests $(ARGS)

# Far from where anybody writes the client: half an hour off, and where i has its dot as a capital.
test-web: $(VENV)/.dev web-packages
	TZ=America/St_Johns LC_ALL=tr_TR.UTF-8 $(npm) --prefix web test

test-full: export ECLIPTIC_TEST_SIZE := full
test-full: test ## run the tests at their full size (slow)

check: $(VENV)/.dev ## lint, check formatting, types and the import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(wildcard src tests bench docs/*.py web/*.py hatch_build.py)
	$(BIN)/lint-imports --no-logo
	$(MAKE) --no-print-directory web-packages
	$(npm) --prefix web run lint
	$(npm) --prefix web run check

format: $(VENV)/.dev ## format the code and apply the linter's safe fixes
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format --quiet .
	$(MAKE) --no-print-directory web-packages
	$(npm) --prefix web run format

# What tests hold to be fresh. Golden games and web/make_codes.py are not among it: they may not change.
generated: $(VENV)/.dev ## write anew what is made from the rules: types, lists, answers
	$(BIN)/python web/make_wire
	$(BIN)/python web/make_notebook.py
	$(BIN)/python web/make_terms.py
	$(BIN)/python web/make_strengths.py
	$(BIN)/python -m tests.solver_notes
	$(BIN)/python -m tests.notes_vectors
	$(BIN)/python -m tests.notebook_games
	$(BIN)/python -m tests.tracked_games
	$(BIN)/python -m tests.public_worlds
	$(BIN)/python -m tests.companion_answers
	$(BIN)/python -m tests.ptolemaeus_games
	$(BIN)/python -m tests.pawn_orders
	$(BIN)/python -m tests.examples

screenshots: $(VENV)/.dev client browser ## draw the pictures of the web client in docs/images anew
	$(BIN)/python -m tests.browser.screenshots docs/images $(ARGS)

bench: $(VENV)/.dev ## measure speed
	$(BIN)/python -m bench $(ARGS)

# What another machine needs to install the game (docs/host.md): the package, and which versions of
# others the tests were run with. pip takes them as constraints; with hashes it would want one of the
# package as well.
wheel: client ## build the package for another machine, in dist/
	rm -f "$(DIST)"/ecliptic-*.whl
	$(pip) wheel -qq --no-deps --no-build-isolation --wheel-dir "$(DIST)" .
	sed -n 's/^\([a-z0-9-]*==[^\\]*[^\\ ]\).*/\1/p' requirements/runtime.txt requirements/scale.txt requirements/cluster.txt \
	  | sort -u > "$(DIST)/constraints.txt"

lock: $(VENV)/.lock ## refresh requirements/*.txt (ARGS=--upgrade for newer versions)
	for name in lock runtime build node scale cluster dev audit; do \
	  echo "Locking requirements/$$name.txt"; \
	  $(BIN)/uv pip compile --quiet --generate-hashes --no-annotate --universal \
	    --no-config --no-emit-index-url --no-emit-find-links \
	    --python-version 3.11 --custom-compile-command 'make lock' $(ARGS) \
	    requirements/$$name.in --output-file requirements/$$name.txt || exit; \
	done

# Asks the registries, so it is no part of .ci/run: a change must not turn red by what others publish.
audit: $(VENV)/.audit web-packages ## look the locked versions up in the registries' advisory databases
	failed=; \
	for name in runtime build node scale cluster dev lock; do \
	  echo "Looking up requirements/$$name.txt"; \
	  $(BIN)/pip-audit --strict --disable-pip --require-hashes --progress-spinner off \
	    -r requirements/$$name.txt || failed="$$failed requirements/$$name.txt"; \
	done; \
	echo "Looking up web/package-lock.json"; \
	npm --prefix web audit --package-lock-only || failed="$$failed web/package-lock.json"; \
	test -z "$$failed" || { echo "Known vulnerabilities, or no answer of the advisory database:$$failed"; exit 1; }

clean: ## remove .venv, caches and build output
	rm -rf $(VENV) web/node_modules src/ecliptic/server/client_files build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ---- setting up .venv ------------------------------------------------------------------------
#
# Each stamp inside .venv is newer than what it was made from, so a second run calls no pip.

# "3.11 <where that Python lives>", or nothing if $(PYTHON) is missing or too old.
python_id = $(shell $(PYTHON) -c 'import sys; v = sys.version_info; \
  v < (3, 11) or print("%d.%d %s" % (v[0], v[1], sys.base_prefix))' 2>/dev/null)
python_or_stop = $(or $(python_id),$(error Ecliptic needs Python 3.11 or newer, and \
  '$(PYTHON)' is not; try: make PYTHON=python3.12 $(MAKECMDGOALS)))

# .venv's own pip or, where venv cannot provide one, that of $(PYTHON) working on .venv.
pip = if test -e $(VENV)/.no-pip; \
  then set -- $(PYTHON) -m pip --python $(BIN)/python; else set -- $(BIN)/python -m pip; fi; "$$@"
pip_install = $(pip) install -qq

# Looked at on every run, but rewritten only when .venv is missing, no longer runs, or was made by
# another Python or in another directory (a virtual environment cannot be moved).
$(VENV)/.python: FORCE
	id="$(python_or_stop) $$(pwd -P)"; \
	if test "$$id" = "$$(cat $@ 2>/dev/null)" && $(BIN)/python -c '' 2>/dev/null; then exit 0; fi; \
	echo "Setting up $(VENV) with Python $${id%% *}"; \
	rm -rf $(VENV); \
	if ! $(PYTHON) -m venv $(VENV) >/dev/null 2>&1; then \
	  rm -rf $(VENV); \
	  $(PYTHON) -m venv --without-pip $(VENV) && touch $(VENV)/.no-pip || exit; \
	  $(PYTHON) -m pip --python $(BIN)/python --version >/dev/null 2>&1 \
	    || { echo "$(PYTHON) has neither ensurepip nor pip 22.3 or newer; install one of them"; exit 2; }; \
	fi; \
	echo "$$id" > $@

$(VENV)/.runtime: requirements/runtime.txt requirements/build.txt requirements/node.txt \
    pyproject.toml $(VENV)/.python
	echo "Installing what the game needs"
	$(pip_install) --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	if ! command -v npm >/dev/null; then \
	  $(pip_install) --require-hashes -r requirements/node.txt; fi
	$(pip_install) --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/.dev: requirements/dev.txt requirements/scale.txt requirements/cluster.txt $(VENV)/.runtime
	echo "Installing the extras and the development tools"
	$(pip_install) --require-hashes -r requirements/scale.txt -r requirements/cluster.txt
	$(pip_install) --require-hashes --use-pep517 --no-build-isolation -r requirements/dev.txt
	touch $@

$(VENV)/.lock: requirements/lock.txt $(VENV)/.python
	echo "Installing the locking tool"
	$(pip_install) --require-hashes -r requirements/lock.txt
	touch $@

# ---- the web client --------------------------------------------------------------------------

# npm of the machine, or the one in .venv.
npm = PATH="$$PATH:$(CURDIR)/$(BIN)" npm --silent

# Both look at what is there first, so a second run does nothing.
client: $(VENV)/.runtime
	$(BIN)/python hatch_build.py

web-packages: $(VENV)/.runtime
	$(BIN)/python hatch_build.py --packages

# A real Chromium for the browser tests: Debian's packages. The headless shell is the same browser without
# its windows, and takes half the time. The tests say so loudly if there is none.
chromium_here = command -v chromium >/dev/null || command -v chromium-browser >/dev/null
browser:
	if $(chromium_here); then exit 0; fi; \
	if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium for the browser tests (apt-get install chromium chromium-headless-shell)"; \
	  apt-get -qq update && export DEBIAN_FRONTEND=noninteractive && \
	  { apt-get -qq install -y chromium chromium-headless-shell || apt-get -qq install -y chromium; } >/dev/null; \
	else \
	  echo "The browser tests need Chromium, which is not here: sudo apt-get install chromium"; \
	fi

# Debian's programs that docs/host.md is tried with, the servers that tests start (PostgreSQL), and what
# the package needs, to be installed into an environment that has nothing, without the network.
hosting: $(VENV)/.dev $(VENV)/.wheels
	$(BIN)/python -m tests.hosting.debian

$(VENV)/.audit: requirements/audit.txt $(VENV)/.dev
	echo "Installing the auditing tool"
	$(pip_install) --require-hashes -r requirements/audit.txt
	touch $@

$(VENV)/.wheels: requirements/runtime.txt $(VENV)/.python
	rm -rf $(VENV)/wheels
	$(pip) download -qq --no-deps --require-hashes -r requirements/runtime.txt --dest $(VENV)/wheels
	touch $@
