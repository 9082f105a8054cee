"""The command line: turns words into calls, and reports into text, JSON and exit codes."""

from autograder.cli.main import main

__all__ = ["main"]
