"""Render released notebooks ahead, where enough submissions wait to repay that."""

import socket
from collections import Counter
from collections.abc import Iterable

from autograder.checking.experiment_cells import released_cells
from autograder.course import Course
from autograder.grading.plan import Submitted
from autograder.paths import CoursePaths
from autograder.sandbox.zygote import render_ahead

ENOUGH = 8
"""A warm-up render costs about two submissions, and saves a fifth of each."""


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
    counts = Counter(item.topic.slug for item in waiting if item.outdated or item.before is None)
    for topic, count in counts.items():
        if count >= ENOUGH:
            render_ahead(control_socket, *released(course.paths, topic), course.config.limits)


def released(paths: CoursePaths, topic: str) -> tuple[list[str], dict[str, bytes]]:
    """Read the code cells of a released notebook, and the data beside it."""
    folder = paths.release(topic)
    data = sorted(entry for entry in (folder / "data").rglob("*") if entry.is_file())
    return (
        list(released_cells(paths, topic)),
        {entry.relative_to(folder).as_posix(): entry.read_bytes() for entry in data},
    )
