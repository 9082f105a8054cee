"""Let released notebooks be rehearsed, where enough submissions wait to repay that."""

import socket
from collections import Counter
from collections.abc import Iterable

from autograder.checking.repair import read_notebook
from autograder.paths import CoursePaths
from autograder.pipeline.survey import Course, Submitted
from autograder.sandbox.zygote import rehearse

ENOUGH = 8
"""A rehearsal costs about two submissions, and saves a fifth of each."""


def order_rehearsals(orders: socket.socket, course: Course, waiting: Iterable[Submitted]) -> None:
    """Have the notebooks rehearsed of which at least ``ENOUGH`` submissions are to be run.

    Parameters
    ----------
    orders : socket
        From ``zygote_of_run``, before any twin was ordered.
    course : Course
        From ``open_course``.
    waiting : iterable of Submitted
        What is to be graded.
    """
    counts = Counter(item.topic.slug for item in waiting if item.stale or item.before is None)
    for topic, count in counts.items():
        if count >= ENOUGH:
            cells, files = _released_cells(course.paths, topic), _released_data(course.paths, topic)
            rehearse(orders, cells, files, course.config.limits)


def _released_cells(paths: CoursePaths, topic: str) -> list[str]:
    file = paths.release_notebook(topic)
    cells = read_notebook(file.read_bytes(), str(file)).cells
    return [cell.source for cell in cells if cell.kind == "code"]


def _released_data(paths: CoursePaths, topic: str) -> dict[str, bytes]:
    folder = paths.release(topic)
    files = sorted(file for file in (folder / "data").rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
