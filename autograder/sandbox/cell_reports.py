"""What a notebook process reports of its cells, taken over with care: it may say anything."""

import json
import signal
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from autograder.model import Status
from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.inside.confinement.process_tree import EndedProcesses
from autograder.sandbox.inside.wire import MEBIBYTE, WireLimits

A_DAY = 86_400.0
MAX_ERRORS, MAX_TEXT = 200, 300
OUTPUT_CUT = "(output cut here: the cell, or all cells together, put out too much)\n"
OF_ONE, OF_ALL = 8, 32


MOST_REPORTED = 256 * MEBIBYTE
"""What all reports of one run may hold. To read a report costs the grader's own time."""
REPORTED_VALUES = 50_000
ESCAPED = 6
"""So many bytes may one character take in JSON."""

FATES = {"ok": Status.PASSED, "error": Status.RAISED, "timeout": Status.TIMED_OUT}
LOSSES = dict.fromkeys((Loss.CPU_TIME, Loss.WALL_TIME, Loss.BUSY), Status.TIMED_OUT)
ASLEEP_SECONDS = 0.25


class IdleTime:
    """How long the cells of a notebook slept: all together no longer than ``limit``."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._slept: dict[int, float] = {}

    def add(self, cell: int, seconds: float) -> None:
        """Count what was seen of a cell; the process is given up if it was too much."""
        self._slept[cell] = self._slept.get(cell, 0.0) + seconds
        if self._is_over:
            raise Lost(Loss.WALL_TIME, "its cells together slept for too long")

    @property
    def _is_over(self) -> bool:
        return sum(self._slept.values()) > self._limit

    def sleepers(self) -> set[int]:
        """Name the cells that slept for longer than a moment, if that was too much together."""
        slept = self._slept.items() if self._is_over else ()
        return {cell for cell, seconds in slept if seconds > ASLEEP_SECONDS}


class Cause(StrEnum):
    """Why a cell lost its process."""

    TIME = "time"
    MEMORY = "memory"
    PROTOCOL = "protocol"
    FILTER = "filter"
    END = "end"


def cause_of(lost: Lost, ended: EndedProcesses) -> Cause:
    """Explain why a process was lost, from how it was lost and from what was left of it."""
    if ended.memory:
        return Cause.MEMORY
    if lost.loss is Loss.PROTOCOL:
        return Cause.PROTOCOL
    if lost.loss is not Loss.DIED:
        return Cause.TIME
    return Cause.FILTER if ended.signal == signal.SIGSYS else Cause.END


def report_limits(output_kb: int) -> WireLimits:
    """Return what one report of a cell may hold: whatever honest cells put out, cut inside."""
    room = ESCAPED * (OF_ONE + 1) * 1024 * output_kb + MEBIBYTE
    return WireLimits(json_bytes=room, blob_bytes=0, blobs=0, elements=REPORTED_VALUES)


def fate_of(value: object) -> Status:
    """Read what became of a cell."""
    return FATES.get(value, Status.CRASHED) if type(value) is str else Status.CRASHED


def names_of(value: object, known: Collection[str]) -> tuple[str, ...]:
    """Keep those of some known names that a list holds."""
    words = {word for word in value if type(word) is str} if isinstance(value, list) else set()
    return tuple(name for name in known if name in words)


def require(holds: bool, fault: str) -> None:
    """Return a process up that says what it cannot say."""
    if not holds:
        raise Lost(Loss.PROTOCOL, fault)


@dataclass(frozen=True)
class DefinitionError:
    """What defining a name raised, by its own account: kind, text, and line of its cell."""

    kind: str
    text: str
    line: int


def errors_of(value: object) -> dict[str, DefinitionError]:
    """Read what definitions raised; words for the student, and nothing else, are made of it."""
    found = {}
    for name, one in list(value.items())[:MAX_ERRORS] if isinstance(value, dict) else ():
        if isinstance(one, list) and [type(part) for part in one] == [str, str, int]:
            found[name] = DefinitionError(one[0][:MAX_TEXT], one[1][:MAX_TEXT], one[2])
    return found


def number_of(value: object) -> int:
    """Read an integer."""
    if type(value) is not int:
        raise Lost(Loss.PROTOCOL, "a number was expected")
    return value


def seconds_of(value: object) -> float:
    """Read a time, which is shown and not believed; 0.0 if it is none, or cannot be true."""
    return value if type(value) is float and 0.0 <= value < A_DAY else 0.0


class OutputRoom:
    """Room for outputs: of one cell ``OF_ONE`` times what it may print, of all ``OF_ALL`` times.

    The last output of a cell is kept whole inside, such as a picture, so one takes more than that.
    """

    def __init__(self, output_kb: int) -> None:
        self._of_one, self._of_all = OF_ONE * 1024 * output_kb, OF_ALL * 1024 * output_kb
        self._taken: dict[int, int] = {}

    def take(self, cell: int, value: object) -> tuple[dict[str, object], ...]:
        """Take over what fits and what a file can hold; what it took before is forgotten."""
        self._taken.pop(cell, None)
        room = whole = min(self._of_one, self._of_all - sum(self._taken.values()))
        kept: list[dict[str, object]] = []
        for output in value if isinstance(value, list) else []:
            text = json.dumps(output, ensure_ascii=False).encode("utf-8", errors="replace")
            room -= len(text)
            if room < 0:
                kept.append({"output_type": "stream", "name": "stdout", "text": OUTPUT_CUT})
                break
            plain = json.loads(text, parse_constant=lambda _: None)
            if isinstance(plain, dict):
                kept.append(plain)
                self._taken[cell] = whole - room
        return tuple(kept)


def found_of(value: object, names: tuple[str, ...]) -> dict[str, str]:
    """Read what stands under the exercises' names."""
    if not isinstance(value, dict):
        raise Lost(Loss.PROTOCOL, "no list of functions")
    found = {name: value.get(name) for name in names}
    return {name: word if type(word) is str else "missing" for name, word in found.items()}
