# The chores of the project. Plain `make` lists them.

BIN := .venv/bin
TOPIC_TESTS := $(wildcard tests/claims) tests/references tests/topics
WORKERS ?= 3 # for two cores: tests that wait for a limit leave theirs to another
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist loadscope --no-loadscope-reorder
UV_COMPILE := $(BIN)/uv pip compile --quiet --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links
# An optional check of addresses in schemas, which costs every command a second when it is there.
SLOW_IMPORTS := --no-emit-package rfc3987-syntax --no-emit-package lark
PIP_INSTALL := python -m pip install -qq --disable-pip-version-check

# Else each of the thousand programs that tests start would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the chores
	@sed -nE 's/^([a-z]+( [a-z]+)*):.*## (.*)/\1\t\3/p' Makefile | expand -t 22

.PHONY: setup environments
setup environments: .venv/.engine .venv-sandbox/.made ## make both Python environments from the locks

.PHONY: demo
demo: setup ## a whole term in small: build, a class hands in, grade, feedback; says where to look
	@$(BIN)/autograder demo

.PHONY: test
test: setup ## every check of the project, once; TOPIC="one another": what belongs to these topics
	@$(PYTEST) -m "not slow" $(if $(TOPIC),$(addprefix --topic ,$(TOPIC)) $(TOPIC_TESTS))

.PHONY: account
account: setup ## every check once, one after the other; then what they cost, by folder and topic
	@mkdir -p build
	@$(BIN)/python -m pytest -m "not slow" --junit-xml=build/tests.xml || true
	@$(BIN)/python .ci/account.py build/tests.xml

.PHONY: full
full: setup ## the same and the slow tests, then calibration and mutation; takes its time
	@$(PYTEST)
	@$(MAKE) calibrate mutate

.PHONY: lint
lint: setup ## style, formatting, spelling, docstrings of the references
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/codespell
	@$(BIN)/numpydoc lint $(filter-out %/__init__.py,$(wildcard solutions/*/*.py))

.PHONY: types
types: setup ## mypy, strict
	@$(BIN)/mypy

.PHONY: imports
imports: setup ## imports run one way
	@$(BIN)/lint-imports

.PHONY: format
format: setup ## rewrite the code in the house style
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet

.PHONY: site
site: setup .venv-site/.npm ## the course as a website, in build/site/html; runs the notebooks that changed
	@$(BIN)/python -m website

.PHONY: sitesetup
sitesetup: .venv-site/.npm ## make the third environment: what draws the website, and what tests it

.PHONY: build
build: setup ## make source/ and release/ from what authors wrote
	@$(BIN)/autograder build

.PHONY: figures
figures: setup ## draw again what students should see, where cells, references or data have changed
	@$(BIN)/autograder build $(TOPIC)
	@$(BIN)/autograder figures $(TOPIC)
	@$(BIN)/autograder build $(TOPIC)

.PHONY: calibrate
calibrate: setup ## run all stored answers through the hidden tests
	@$(BIN)/autograder calibrate

.PHONY: mutate
mutate: setup ## mutate the references; which mutants do the hidden tests catch?
	@$(BIN)/autograder mutate

.PHONY: mistakes
mistakes: setup ## make the atlases of stored mistakes that are outdated; TOPIC=...
	@$(BIN)/autograder mistakes $(TOPIC) --record

.PHONY: tables
tables: setup ## run what is outdated in the recorded tables of calibrate, mutate, mistakes; TOPIC=...
	@$(BIN)/autograder calibrate $(TOPIC) --record
	@$(BIN)/autograder mutate $(TOPIC) --record
	@$(BIN)/autograder mistakes $(TOPIC) --record

.PHONY: bench
bench: setup ## measure stock nbgrader and this engine side by side; its table goes into docs/speed.md
	@$(BIN)/python -m benchmarks --record

.PHONY: readme
readme: setup ## fill the generated parts of README.md and docs/; runs the demo in a fresh folder
	@$(BIN)/python .ci/readme.py --demo

.PHONY: lock
lock: setup ## resolve requirements/*.in again into locks with hashes
	@$(UV_COMPILE) $(SLOW_IMPORTS) requirements/engine.in -o requirements/engine.lock
	@$(UV_COMPILE) --constraint requirements/engine.lock requirements/sandbox.in -o requirements/sandbox.lock
	@$(UV_COMPILE) --constraint requirements/engine.lock requirements/site.in -o requirements/site.lock

.PHONY: clean
clean: ## remove the environments and all caches; people's work and marks stay
	@rm -rf .venv .venv-sandbox .venv-site .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@rm -rf build mutants *.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environments: made anew when a lock changes, never in between ---

.venv/.engine: .venv/.made pyproject.toml
	@.venv/bin/$(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.made: requirements/engine.lock
.venv-sandbox/.made: requirements/sandbox.lock
.venv-site/.made: requirements/site.lock

# Formulas and the check of accessibility come from npm, locked by hash and run by the node of that environment.
.venv-site/.npm: .venv-site/.made $(wildcard requirements/site-npm/*.json)
	@cp requirements/site-npm/*.json .venv-site/
	@PATH="$(CURDIR)/.venv-site/bin:$$PATH" npm ci --prefix .venv-site --ignore-scripts --no-audit --no-fund --silent
	@touch $@

%/.made:
	@.ci/make-environment $* $<
	@touch $@
