"""Render notebooks ahead, where enough submissions wait to repay that."""

import json
import socket
from collections import Counter
from collections.abc import Iterable
from typing import Any

from autograder.authoring.expected_figures import read_expected_figures
from autograder.authoring.reference import read_reference
from autograder.checking.experiment_cells import released_cells
from autograder.course import Course
from autograder.errors import CourseTextError
from autograder.grading.plan import Submitted
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.sandbox.zygote import WarmUpRender, render_ahead
from autograder.submission_limits import Limits

ENOUGH = 8
"""A warm-up render costs about two submissions, and saves a quarter of each."""
SECONDS_EACH = 0.5
"""The right answers may take so long ahead for each submission that waits."""
NEEDS = "needs("
"""An experiment that calls what students write says so."""


def order_warm_ups(
    control_socket: socket.socket, course: Course, waiting: Iterable[Submitted]
) -> None:
    """Have the notebooks rendered ahead of which at least ``ENOUGH`` submissions are to be run.

    Parameters
    ----------
    control_socket : socket
        From ``zygote_of_run``, before any fork was asked for.
    course : Course
        From ``open_course``.
    waiting : iterable of Submitted
        What is to be graded.
    """
    if not course.config.rerun_experiments:
        return  # next to nothing is drawn
    tasks = [item for item in waiting if item.outdated or item.before is None]
    topics = {item.topic.slug: item.topic for item in tasks}
    for slug, count in Counter(item.topic.slug for item in tasks).items():
        if count >= ENOUGH:
            order_warm_up(control_socket, course.paths, topics[slug], course.config.limits, count)


def order_warm_up(
    control_socket: socket.socket,
    paths: CoursePaths,
    topic: Topic,
    limits: Limits,
    count: int = ENOUGH,
) -> None:
    """Have one notebook rendered ahead for so many submissions."""
    folder = paths.release(topic.slug)
    data = sorted(entry for entry in (folder / "data").rglob("*") if entry.is_file())
    files = {entry.relative_to(folder).as_posix(): entry.read_bytes() for entry in data}
    render_ahead(control_socket, _render(paths, topic, count * SECONDS_EACH), files, limits)


def _render(paths: CoursePaths, topic: Topic, seconds: float) -> WarmUpRender:
    """Choose the cells: with right answers, where the release shows what these draw."""
    released = released_cells(paths, topic.slug)
    try:
        pictured = {figure.cell for figure in read_expected_figures(paths, topic.slug).figures}
        answers = {
            exercise.answer_cell: read_reference(paths, topic.slug, exercise.name).solution_cell
            for exercise in topic.exercises
            if pictured
        }
    except CourseTextError:
        return WarmUpRender(released)
    if not answers:
        return WarmUpRender(released)
    cells = [cell for cell in _cells(paths, topic.slug) if cell["cell_type"] == "code"]
    texts = {cell["id"]: "".join(cell["source"]) for cell in cells}
    return WarmUpRender(
        released,
        answered=[answers.get(name, text) for name, text in texts.items()],
        shown=[text for name, text in texts.items() if NEEDS not in text or name in pictured],
        seconds=seconds,
    )


def _cells(paths: CoursePaths, topic: str) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(paths.release_notebook(topic).read_bytes())["cells"]
    return cells
