"""What ``topic.json`` says about the exercises. No more than Python itself is needed to read it."""

import difflib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class TopicFacts:
    """What ``topic.json`` says: the topic's name, its exercises in order, its files of data.

    ``data`` is None in a release that does not say which files it has.
    """

    topic: str
    exercises: dict[str, dict[str, Any]]
    data: tuple[str, ...] | None = None

    def explain_unknown_name(self, name: str) -> str:
        """Return that there is no such exercise, and which one may be meant."""
        close = difflib.get_close_matches(name, self.exercises, n=1, cutoff=0.5)
        listed = ", ".join(self.exercises) or "none"
        guess = f"Did you mean `{close[0]}`?" if close else f"There are: {listed}."
        return f"There is no exercise `{name}`. {guess}"


def read_topic_facts(tests: Path) -> TopicFacts:
    """Read ``topic.json`` among the tests; without it the names of their files have to do."""
    if not tests.is_dir():
        raise ModuleNotFoundError(f"There is no folder {tests}", name=tests.name)
    try:
        facts = json.loads((tests / "topic.json").read_text(encoding="utf-8"))
        data = tuple(facts["data"]) if "data" in facts else None
        exercises = {entry["name"]: entry for entry in facts["exercises"]}
        return TopicFacts(facts["topic"], exercises, data)
    except (OSError, ValueError, KeyError, TypeError):
        names = sorted(path.stem.removeprefix("test_") for path in tests.glob("test_*.py"))
        return TopicFacts(tests.parent.name, {name: {} for name in names})
