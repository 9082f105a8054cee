"""Words for the terminal, and the exit codes of ``selfcheck.py``."""

import sys
from typing import Any

from .topic_facts import TopicFacts

PASSED, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


def show_hint(facts: TopicFacts, exercise: str, wanted: int) -> int:
    """Show one of the hints for an exercise."""
    hints = facts.exercises[exercise].get("hints") or ["There is no hint for this exercise."]
    place = min(wanted, len(hints))
    say(f"{exercise}, hint {place} of {len(hints)}: {hints[place - 1]}")
    if place < len(hints):
        say(f"The next one: python selfcheck.py {exercise} --hint {place + 1}")
    return PASSED


def say(text: str, stream: Any = None) -> None:
    """Write a line now."""
    output = stream or sys.stdout
    output.write(text + "\n")
    output.flush()
