"""Messages between a Dask worker and its grading process: a tag, a length, the bytes.

Both ends are the engine's own; student code never reaches these pipes.
"""

import struct
from dataclasses import dataclass, field
from typing import IO

from pydantic import TypeAdapter

HEAD = struct.Struct(">cQ")
HELLO, TASK, REPLY, FAULT = b"h", b"t", b"r", b"f"


@dataclass(frozen=True)
class Order:
    """What a run asks of every machine that grades for it.

    Attributes
    ----------
    run : str
        A name that no other run has.
    root : str
        Where the course lies for the instructor.
    level : str
        The level of confinement that must hold.
    topics : tuple of str
        The topics to grade.
    parts : dict
        From ``fingerprint``, on the instructor's machine.
    tries_level : bool
        Whether the level is tried here; once for each worker is enough.
    """

    run: str
    root: str
    level: str
    topics: tuple[str, ...]
    parts: dict[str, str] = field(default_factory=dict)
    tries_level: bool = False


ORDER = TypeAdapter(Order)


def send(pipe: IO[bytes], tag: bytes, data: bytes) -> None:
    """Write one message."""
    pipe.write(HEAD.pack(tag, len(data)) + data)
    pipe.flush()


def receive(pipe: IO[bytes]) -> tuple[bytes, bytes]:
    """Read one message; EOFError when the other end has gone."""
    tag, length = HEAD.unpack(_exactly(pipe, HEAD.size))
    return tag, _exactly(pipe, length)


def _exactly(pipe: IO[bytes], length: int) -> bytes:
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return data
