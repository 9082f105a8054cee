"""Which topic a test belongs to: one rule for all tests, and the option that selects by it.

A test belongs to a topic

* if its file is named after it: ``test_<topic>.py``, or ``test_<topic>_<part>.py``;
* if the id of its parameters begins with it: ``[<topic>]``, ``[<topic>/<exercise>]``;
* or if it says so: ``@pytest.mark.topic("<topic>")``.

Every other test is one of the engine or of the whole course, and ``--topic`` leaves it out. Tests
of topics lie in three folders only, so that a run of one topic need not read the others. Tests of
a draft run only if ``--topic`` names it.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from autograder.config import read_course
from autograder.paths import CoursePaths
from autograder.pipeline.exercise_selection import find_drafts

ROOMS = ("claims", "references", "topics")
"""Folders of ``tests/`` that hold tests of topics; ``make test TOPIC=...`` reads no others."""
ROOT = Path(__file__).parents[1]
TOPICS = read_course(ROOT).topics
DRAFTS = find_drafts(CoursePaths(ROOT), TOPICS)


def add_option(parser: pytest.Parser) -> None:
    """Add ``--topic``."""
    parser.addoption(
        "--topic",
        action="append",
        default=[],
        metavar="TOPIC",
        help="run only the tests that belong to this topic of course.toml; may be repeated",
    )


def topic_of(
    file: str,
    parameters: str = "",
    marked: Iterable[str] = (),
    topics: Sequence[str] = (*TOPICS, *DRAFTS),
) -> str | None:
    """Return the topic of a test.

    Parameters
    ----------
    file : str
        The name of its file.
    parameters : str
        The id of its parameters, without brackets.
    marked : iterable of str
        What its markers ``topic`` name.
    topics : sequence of str
        The topics of the course, drafts included.
    """
    for name in marked:
        return name
    first = re.split(r"[/-]", parameters)[0]
    if first in topics:
        return first
    stem = file.removesuffix(".py").removeprefix("test_")
    fitting = [name for name in topics if stem == name or stem.startswith(f"{name}_")]
    return max(fitting, key=len, default=None)


def is_chosen(topic: str | None, wanted: Sequence[str], drafts: Sequence[str] = DRAFTS) -> bool:
    """Return whether a test of this topic is run where ``--topic`` names those ``wanted``."""
    return topic in wanted if wanted else topic not in drafts


def topic_of_item(item: pytest.Item) -> str | None:
    """Return the topic of a collected test."""
    parameters = getattr(item, "callspec", None)
    marked = [marker.args[0] for marker in item.iter_markers("topic")]
    return topic_of(item.path.name, parameters.id if parameters else "", marked)


def select(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests that belong to the topics of ``--topic``; without it, all but of drafts."""
    wanted = config.getoption("--topic")
    strays = [i.nodeid for i in items if topic_of_item(i) and i.path.parent.name not in ROOMS]
    if strays:
        raise pytest.UsageError(
            f"{strays[0]}: belongs to a topic, as tests/topic_selection.py says. "
            f"Move it to one of {', '.join(f'tests/{room}/' for room in ROOMS)}"
        )
    if unknown := set(wanted) - {*TOPICS, *DRAFTS}:
        raise pytest.UsageError(
            f"--topic: no topic of course.toml is named {', '.join(sorted(unknown))}. "
            f"Take one of {', '.join((*TOPICS, *DRAFTS))}"
        )
    chosen = [item for item in items if is_chosen(topic_of_item(item), wanted)]
    if len(chosen) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
        items[:] = chosen
