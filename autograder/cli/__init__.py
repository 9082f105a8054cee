"""The command line: turns words into calls, and reports into text, JSON and exit codes."""

import gc

from autograder.cli.main import main

__all__ = ["main"]

gc.set_threshold(20_000)
"""So many new objects between two searches for garbage: what the verbs import makes many that live,
and with Python's 700 a sixth of the time of these imports goes into searching them. What a verb
starts with this program as its main module has the same.
"""
