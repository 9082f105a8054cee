"""The ledger of marks: one line of JSON for each mark that changed, appended and never rewritten.

A line is due when the mark to be recorded differs from the last one that the ledger knows, so a
run that was interrupted between ledger and gradebook leads to no false and no double line later.

The lock is on the very file that is written, so nothing can come between the two, and the kernel
lets go of it when the process dies; ``filelock`` would lock a second file beside it.
"""

import fcntl
import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from autograder.errors import RecordError
from autograder.gradebook.database import WAIT_SECONDS, os_advice

LATE_PENALTY = "late penalty"
"""What a line names when the penalty changed, where others name an exercise or a question."""

EXTENSION = "extension"
"""What a line names when a deadline was moved; its numbers are hours after the due date."""

BY_HAND, EXTRA_BY_HAND = ", by hand", ", extra by hand"
"""What stands behind the name where a person set the mark, or added to it."""

_PAUSE_SECONDS = 0.05


@dataclass(frozen=True)
class LedgerLine:
    """One change: ``item`` is an exercise, a question, the late penalty or an extension."""

    time: str
    run: str
    student: str
    topic: str
    item: str
    old: float | None
    new: float | None
    why: str


class Ledger:
    """The open ledger: knows the last mark of every item, and is its only writer while open."""

    def __init__(
        self, path: Path, descriptor: int, lines: Sequence[LedgerLine], repairs: tuple[str, ...]
    ) -> None:
        self._path = path
        self._descriptor = descriptor
        self._last = {(line.student, line.topic, line.item): line for line in lines}
        self.repairs = repairs

    def last(self, student: str, topic: str, item: str) -> float | None:
        """Return the mark that the ledger knows; None if it has none."""
        line = self._last.get((student, topic, item))
        return line.new if line is not None else None

    def last_reason(self, student: str, topic: str, item: str) -> str:
        """Return why it is that mark; an empty text if the ledger does not know it."""
        line = self._last.get((student, topic, item))
        return line.why if line is not None else ""

    @contextmanager
    def in_step(self) -> Iterator[Callable[[Sequence[LedgerLine]], None]]:
        """Return a function that appends lines; they are taken back if the block fails after it.

        An interruption from outside takes nothing back: whether the block had its effect is not
        known then, and the next run fixes either case.
        """
        start = os.fstat(self._descriptor).st_size
        appended: list[LedgerLine] = []

        def append(lines: Sequence[LedgerLine]) -> None:
            appended.extend(lines)
            self._append(lines)

        try:
            yield append
        except Exception:
            if appended:
                self._shorten(start)
            raise
        self._last.update({(line.student, line.topic, line.item): line for line in appended})

    def _append(self, lines: Sequence[LedgerLine]) -> None:
        """Write lines and see that they are on the disk."""
        if not lines:
            return
        content = "".join(json.dumps(asdict(line), ensure_ascii=False) + "\n" for line in lines)
        try:
            _write_all(self._descriptor, content.encode("utf-8", errors="replace"))
            os.fsync(self._descriptor)
        except OSError as error:
            error.filename = str(self._path)
            raise

    def _shorten(self, size: int) -> None:
        os.ftruncate(self._descriptor, size)
        os.fsync(self._descriptor)


@contextmanager
def open_ledger(path: Path) -> Iterator[Ledger]:
    """Open the ledger for writing; a second writer waits a few seconds, then is refused.

    A last line that was cut off by a crash is removed and named in ``repairs``.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o644)
    except OSError as error:
        raise RecordError(f"{path}: {os_advice(error)}. Nothing was recorded") from error
    try:
        _lock(descriptor, path)
        lines, repairs, size = _parse(path, path.read_bytes())
        os.ftruncate(descriptor, size)
        yield Ledger(path, descriptor, lines, repairs)
    finally:
        os.close(descriptor)


def read_ledger(path: Path) -> tuple[LedgerLine, ...]:
    """Read the ledger without changing it; a missing file is an empty ledger."""
    if not path.exists():
        return ()
    return tuple(_parse(path, path.read_bytes())[0])


def _lock(descriptor: int, path: Path) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > deadline:
                raise RecordError(
                    f"{path}: another run is recording marks. "
                    "Wait until it has ended and try again. Nothing was recorded"
                ) from None
            time.sleep(_PAUSE_SECONDS)
        else:
            return


def _write_all(descriptor: int, content: bytes) -> None:
    while content:
        content = content[os.write(descriptor, content) :]


def _parse(path: Path, content: bytes) -> tuple[list[LedgerLine], tuple[str, ...], int]:
    """Read the lines; say what is damaged, and where the last whole line ends."""
    lines: list[LedgerLine] = []
    repairs: list[str] = []
    size = content.rfind(b"\n") + 1
    if size < len(content):
        repairs.append(
            f"{path}: the last line was cut off by a crash and removed. "
            f"Got {len(content) - size} bytes. The next grading records that mark again."
        )
    for number, raw in enumerate(content[:size].splitlines(), 1):
        try:
            lines.append(LedgerLine(**json.loads(raw)))
        except (ValueError, TypeError):
            repairs.append(f"{path}:{number}: this line is damaged; it was left as it is.")
    return lines, tuple(repairs), size
