"""A topic, three submissions that are hard to judge alike every time, and how to judge them."""

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from autograder.checking.grading_task import REPLY, read_task, run_task
from autograder.course import open_course
from autograder.grading.plan import selected_topics
from autograder.grading.worker_pool import Done, LocalPool
from autograder.model import Selection, Topic
from autograder.pipeline.grade import released_stubs
from autograder.reports.feedback_page import render_feedback
from tests.awkward.playing import open_class
from tests.awkward.spoilt_notebooks import RIGHT, SLUG, STUBS, Document, code, document, dumped

CHANCE = """
import random
np.random.seed(3)
print(np.random.rand(3), random.random(), np.random.default_rng(5).integers(9, size=4))
print({"pear", "fig", "apple"}, hash("fig"))
"""

ODD = """
class Odd:
    pass

def r2_score(y_true, y_pred):
    return {Odd(), "b", "a", "c"}

def resampled(statistic, x, n, rng):
    raise ValueError(f"{Odd()} {({'x', 'y', 'z'})}")

def one_hot(labels, drop_first=False, categories=None):
    return (np.random.rand(len(labels), 2), lambda: 0)
"""

NEAR_THE_LIMIT = """
import time
burnt = []

def r2_score(y_true, y_pred):
    began = time.process_time()
    while not burnt and time.process_time() - began < {burn}:
        pass
    burnt.append(1)
    return 1 - ((y_true - y_pred) ** 2).sum() / ((y_true - y_true.mean()) ** 2).sum()

def add_intercept(X):
    while True:
        pass
"""

COSTS = ("cpu_seconds", "tests_run")
"""What may differ: a test that ends near its limit is run once more by itself, or is not."""

LIMIT = 1
"""Seconds of processor time, for one call and for one cell."""


def timeless(notebook: Document) -> Document:
    """Take away the experiment that measures time, and prints it."""
    cells = [cell for cell in notebook["cells"] if "import time" not in "".join(cell["source"])]
    return {**notebook, "cells": cells}


def right() -> bytes:
    """Make a right notebook with figures and chance."""
    notebook = timeless(document(has_figures=True))
    notebook["cells"].append(code(CHANCE))
    return dumped(notebook)


def wrong() -> bytes:
    """Make a notebook that is wrong in many ways: helpers, odd values, chance in answers."""
    helper = RIGHT["hat_matrix"].replace("return ", "return 2 * ")
    notebook = timeless(document({"hat_matrix": helper}))
    notebook["cells"].append(code(ODD))
    return dumped(notebook)


def slow() -> bytes:
    """Make a notebook with endless loops and one call that takes half of what it may."""
    few = ("one_hot", "resampled")
    notebook = timeless(document({n: stub for n, stub in STUBS.items() if n not in few}))
    notebook["cells"].append(code(NEAR_THE_LIMIT.format(burn=LIMIT / 2)))
    notebook["cells"].append(code("while True:\n    pass"))
    return dumped(notebook)


KINDS: dict[str, Callable[[], bytes]] = {"right": right, "wrong": wrong, "slow": slow}


@dataclass(frozen=True)
class Judge:
    """Grades submissions again and again, by the workers of a pool."""

    topic: Topic
    tasks: dict[str, bytes]

    def judge(self, times: int) -> dict[str, set[str]]:
        """Grade every submission several times, all mixed; give what came out, by submission."""
        tasks = {
            f"{kind}/{number}": self.tasks[kind] for number in range(times) for kind in self.tasks
        }
        found: dict[str, set[str]] = {kind: set() for kind in self.tasks}
        for outcome in LocalPool(run_task, 2).run(tasks):
            assert isinstance(outcome, Done), outcome
            found[outcome.key.partition("/")[0]].add(self._told(outcome.reply))
        return found

    def _told(self, reply: bytes) -> str:
        """Return all that is stored and all that the student reads, times aside."""
        page = render_feedback(REPLY.validate_json(reply).result, self.topic)
        return json.dumps([_timeless(json.loads(reply)), page], indent=1)


def _timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _timeless(item) for key, item in value.items() if key not in COSTS}
    return [_timeless(item) for item in value] if isinstance(value, list) else value


@pytest.fixture(scope="session")
def judge(tmp_path_factory: pytest.TempPathFactory) -> Judge:
    """A course with short limits, and three submissions."""
    limits = {"call_cpu_seconds": LIMIT, "cell_cpu_seconds": LIMIT}
    room = open_class(tmp_path_factory.mktemp("determinism") / "course", **limits)
    assert room.run("setup").returncode == 0
    course = open_course(room.root)
    (topic,) = selected_topics(course, Selection((SLUG,)))
    stubs = released_stubs(course.paths, topic)
    tasks = {}
    for kind, made in KINDS.items():
        folder = room.hand_in({f"{kind}/{SLUG}.ipynb": made()}) / kind
        tasks[kind] = read_task(
            folder, course.paths, topic, kind, stubs, course.secret, course.config.limits
        )
    return Judge(topic, tasks)


@contextmanager
def busy_machine() -> Iterator[None]:
    """Let other processes want all processors, twice."""
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=_burn) for _ in range(2 * (os.cpu_count() or 1))]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.join()


def _burn() -> None:
    while True:
        pass
