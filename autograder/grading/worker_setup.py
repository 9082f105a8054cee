"""What all workers of a run need, made once in the process that they are forked from."""

import contextlib
import socket
from dataclasses import dataclass
from pathlib import Path

from autograder.checking.grading_task import share_zygote, warm_suite
from autograder.model import Topic


@dataclass(frozen=True)
class WorkerSetup:
    """What a run gives its workers on their way.

    ``control_socket`` is the socket by which each requests its forked zygote of the warm process.
    """

    control_socket: socket.socket
    root: Path
    topics: tuple[Topic, ...]
    secret: str


def set_up_worker(setup: WorkerSetup) -> None:
    """Share the warm process, and collect the hidden tests of every topic."""
    share_zygote(setup.control_socket)
    for topic in setup.topics:
        with contextlib.suppress(Exception):  # a worker that needs them will say so, and to whom
            warm_suite(setup.root, topic, setup.secret)
