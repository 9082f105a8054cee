"""What the two ends of the wire agree on: how much may cross, and how a refusal is said."""

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

MEBIBYTE = 1 << 20
WIRE_VERSION = 1
"""Goes up by hand whenever the same value comes to other bytes; each frame carries it."""

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Blob: TypeAlias = bytes | memoryview


class ProtocolError(Exception):
    """The bytes that arrived are not what an honest other side would have sent."""


class EncodeError(Exception):
    """A value cannot cross the wire.

    Attributes
    ----------
    kind : str
        The name of the offending object's type, fit for "returned a `Foo`".
    reason : str
        ``"is not a plain value"``, ``"refers to itself"``, ``"is nested too deeply"`` or
        ``"is too large"``.
    """

    def __init__(self, kind: str, reason: str = "is not a plain value") -> None:
        super().__init__(f"a `{kind}` cannot cross the wire: it {reason}")
        self.kind = kind
        self.reason = reason


@dataclass(frozen=True)
class WireLimits:
    """How much one frame may hold.

    Attributes
    ----------
    json_bytes, blob_bytes : int
        Bytes of a frame's JSON and of all its blobs together.
    blobs : int
        Blobs in a frame.
    elements : int
        Values in a frame; the numbers of an array do not count, those of a list do.
    depth : int
        Containers inside containers.
    int_bits : int
        Binary digits of an integer.
    """

    json_bytes: int = 64 * MEBIBYTE
    blob_bytes: int = 64 * MEBIBYTE
    blobs: int = 10_000
    elements: int = 500_000
    depth: int = 100
    int_bits: int = MEBIBYTE

    @property
    def json_depth(self) -> int:
        """Brackets inside brackets: a tagged container takes three, a table a few more."""
        return 3 * self.depth + 40

    @property
    def json_items(self) -> int:
        """Brackets and commas that a frame of so many values and arrays can need."""
        return 8 * self.elements + 64 * self.blobs + 1000

    @property
    def text_characters(self) -> int:
        """Characters of short texts inside the JSON, each of which may take six bytes there."""
        return self.json_bytes // 12


DEFAULT_LIMITS = WireLimits()


class HandleTable(Protocol):
    """Knows the functions that may be called from the other side."""

    def handle_for(self, function: Any, /) -> dict[str, Any] | None:
        """Name a function for the other side, or return None if it may not cross.

        It is asked about every callable that is not a plain value, and must not run its code.
        """


@dataclass(frozen=True)
class Encoded:
    """A value as it crosses.

    Attributes
    ----------
    skeleton : JSON value
        The structure; it refers to blobs by their number.
    blobs : list of bytes or memoryview
        Texts, bytes and arrays. They share memory with the value: send them before it changes.
    notes : tuple of str
        What was made plain on the way, for example ``"a `matrix` as a plain `ndarray`"``.
    """

    skeleton: Json
    blobs: list[Blob]
    notes: tuple[str, ...]
