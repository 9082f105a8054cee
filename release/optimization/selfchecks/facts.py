"""What ``topic.json`` says about the exercises. No more than Python itself is needed to read it."""

import difflib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent


@dataclass(frozen=True)
class TopicFacts:
    """What ``topic.json`` says: the topic's name and its exercises in order."""

    topic: str
    exercises: dict[str, dict[str, Any]]


def read_topic_facts() -> TopicFacts:
    """Read ``topic.json``; without it the names of the test files have to do."""
    try:
        facts = json.loads((TESTS / "topic.json").read_text(encoding="utf-8"))
        return TopicFacts(facts["topic"], {entry["name"]: entry for entry in facts["exercises"]})
    except (OSError, ValueError, KeyError, TypeError):
        names = sorted(path.stem.removeprefix("test_") for path in TESTS.glob("test_*.py"))
        return TopicFacts(TESTS.parent.name, {name: {} for name in names})


def explain_unknown_name(name: str, names: Sequence[str]) -> str:
    """Say that there is no such exercise, and which one may be meant."""
    close = difflib.get_close_matches(name, names, n=1, cutoff=0.5)
    guess = f"Did you mean `{close[0]}`?" if close else f"There are: {', '.join(names) or 'none'}."
    return f"There is no exercise `{name}`. {guess}"
