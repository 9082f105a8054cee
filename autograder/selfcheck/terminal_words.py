"""Words for the terminal, and the exit codes of ``selfcheck.py``."""

import os
import sys
from typing import Any

from .topic_facts import TopicFacts

PASSED, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
LIST_MARKS = {
    True: {"passed": "✓", "failed": "✗", "todo": "○", "stopped": "■", "": "·"},
    False: {"passed": "ok", "failed": "x ", "todo": "- ", "stopped": "! ", "": "  "},
}
"""How an exercise stands, where the terminal can write such signs and where it cannot."""

_BAR_WIDTH = 30


def show_hint(facts: TopicFacts, exercise: str, wanted: int) -> int:
    """Show one of the hints for an exercise."""
    say(hint_words(facts, exercise, wanted, f"python selfcheck.py {exercise} --hint {{}}"))
    return PASSED


def hint_words(facts: TopicFacts, exercise: str, wanted: int, next_one: str) -> str:
    """Return one of the hints; ``next_one`` says how to get the next, with {} for its number."""
    hints = facts.exercises[exercise].get("hints") or ["There is no hint for this exercise."]
    place = max(1, min(wanted, len(hints)))
    words = f"{exercise}, hint {place} of {len(hints)}: {hints[place - 1]}"
    return words if place == len(hints) else f"{words}\nThe next one: {next_one.format(place + 1)}"


def say(text: str, stream: Any = None) -> None:
    """Write a line now."""
    output = stream or sys.stdout
    output.write(text + "\n")
    output.flush()


def can_write(text: str) -> bool:
    """Whether the terminal has all signs of a text."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def is_coloured() -> bool:
    """Whether to write in colours: in a terminal, or where the environment asks for it."""
    if os.environ.get("NO_COLOR"):
        return False
    return sys.stdout.isatty() or bool(os.environ.get("FORCE_COLOR"))


def progress_bar(done: int, total: int) -> str:
    """Draw how many of all are done."""
    filled = _BAR_WIDTH * done // total if total else 0
    full, empty = "█░" if can_write("█░") else "#."
    return f"[{full * filled}{empty * (_BAR_WIDTH - filled)}]"


def indented(text: str) -> str:
    """Indent all lines but the first."""
    return text.replace("\n", "\n    ")
