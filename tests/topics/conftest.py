"""What each topic must hold: a test that takes ``slug`` is run once for every topic."""

import json
import multiprocessing
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.checking.grading_task import REPLY, TASK, GradingTask, run_task
from autograder.model import SubmissionResult
from autograder.paths import CoursePaths
from autograder.submission_limits import Limits
from tests.pages.conftest import browser, copy_release, lab, notebook  # noqa: F401 - fixtures
from tests.topic_selection import DRAFTS, ROOT, TOPICS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test for every topic; for a draft only if ``--topic`` names it."""
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", (*TOPICS, *DRAFTS), scope="module")


@pytest.fixture(scope="session")
def paths() -> CoursePaths:
    return CoursePaths(ROOT)


@pytest.fixture
def released(slug: str, tmp_path: Path) -> Path:
    """The released folder of the topic in a hostile place."""
    return copy_release(tmp_path, slug)


@pytest.fixture(scope="session")
def grade_topic(paths: CoursePaths):
    """Grade a topic's notebook with right answers, apart from those named, in one worker for all.

    The experiments are left out unless ``has_experiments``: no answer hangs on them.
    """

    def grade_topic(
        slug: str,
        answers: Mapping[str, str],
        *,
        before: str = "",
        limits: Limits | None = None,
        has_experiments: bool = False,
    ) -> SubmissionResult:
        topic = read_topic(paths, slug)
        references = {e.name: read_reference(paths, slug, e.name) for e in topic.exercises}
        right = {name: reference.solution_cell for name, reference in references.items()}
        stubs = {name: reference.stub for name, reference in references.items()}
        release = json.loads(paths.release_notebook(slug).read_text())
        cells = release["cells"]
        if not has_experiments:
            cells = [cell for cell in cells if "needs(" not in "".join(cell["source"])]
        for cell in cells:
            name = cell["metadata"].get("nbgrader", {}).get("grade_id", "").removesuffix("-answer")
            cell["source"] = {**right, **answers}.get(name, cell["source"])
        cells[3:3] = [code_cell(before)] if before else []
        files = {f"{slug}.ipynb": json.dumps({**release, "cells": cells}).encode()}
        task = GradingTask(str(ROOT), topic, "s1", files, stubs, "a secret", limits or Limits())
        return REPLY.validate_json(worker.submit(run_task, TASK.dump_json(task)).result()).result

    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        yield grade_topic


def code_cell(source: str) -> dict:
    return {
        "cell_type": "code",
        "metadata": {},
        "source": source,
        "outputs": [],
        "execution_count": None,
        "id": "own",
    }


def lost(result: SubmissionResult) -> dict[str, int]:
    """Points lost, by exercise; only exercises that lost some."""
    return {
        e.exercise: e.max_points - (e.score or 0)
        for e in result.exercises
        if e.score != e.max_points
    }


def credited(result: SubmissionResult, name: str) -> dict[str, tuple[str, ...]]:
    """The tests of an exercise that were passed with right helpers, and which helpers."""
    found = next(found for found in result.exercises if found.exercise == name)
    return {v.test: v.followed_through_with for v in found.verdicts if v.followed_through_with}
