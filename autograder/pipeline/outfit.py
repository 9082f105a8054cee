"""What all workers of a run need, made once in the process that they are forked from."""

import contextlib
import socket
from dataclasses import dataclass
from pathlib import Path

from autograder.checking.task import share_zygote, warm_suite
from autograder.model import Topic


@dataclass(frozen=True)
class Outfit:
    """What a run gives its workers on their way.

    ``orders`` is the socket by which each orders its twin of the warm process.
    """

    orders: socket.socket
    root: Path
    topics: tuple[Topic, ...]
    secret: str


def equip(outfit: Outfit) -> None:
    """Share the warm process, and collect the hidden tests of every topic."""
    share_zygote(outfit.orders)
    for topic in outfit.topics:
        with contextlib.suppress(Exception):  # a worker that needs them will say so, and to whom
            warm_suite(outfit.root, topic, outfit.secret)
