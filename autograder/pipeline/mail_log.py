"""What was sent by mail: two lines of JSON a page, one before it is sent and one after.

Where the first stands alone, the program ended in between, and nobody knows whether the mail went
out. A line holds the student's id, the topic and the hash of the page; no name, and no address.
"""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

from autograder.errors import RecordError
from autograder.paths import CoursePaths


class Sending(StrEnum):
    """What became of one page."""

    BEGUN = "begun"
    SENT = "sent"
    FAILED = "failed"


@dataclass(frozen=True)
class MailLine:
    """One line: whose page, which one, and what became of it."""

    time: str
    student: str
    topic: str
    page: str
    state: Sending
    why: str = ""


class MailLog:
    """The open log: knows what became of every page, and is its only writer while open."""

    def __init__(self, descriptor: int, lines: dict[tuple[str, str, str], Sending]) -> None:
        self._descriptor = descriptor
        self._states = lines

    def state_of(self, student: str, topic: str, page: str) -> Sending | None:
        """Return what became of a page; None if nobody tried to send it."""
        return self._states.get((student, topic, page))

    def note(self, student: str, topic: str, page: str, state: Sending, why: str = "") -> None:
        """Write a line, and see that it is on the disk."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        line = MailLine(now, student, topic, page, state, why)
        text = json.dumps(asdict(line), ensure_ascii=False) + "\n"
        os.write(self._descriptor, text.encode("utf-8", errors="replace"))
        os.fsync(self._descriptor)
        self._states[student, topic, page] = state


def mail_log_file(paths: CoursePaths) -> Path:
    """Where the log of a course is kept."""
    return paths.private / "mail.jsonl"


@contextmanager
def open_mail_log(paths: CoursePaths, *, writes: bool) -> Iterator[MailLog]:
    """Open the log; one that is written belongs to one process alone.

    Raises
    ------
    RecordError
        If another process is sending, or the log cannot be read or written.
    """
    file = mail_log_file(paths)
    if not writes and not file.exists():
        yield MailLog(-1, {})
        return
    descriptor = -1
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        how = os.O_RDWR | os.O_APPEND | os.O_CREAT if writes else os.O_RDONLY
        descriptor = os.open(file, how, 0o600)
        if writes:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _end_last_line(descriptor, file)
        states = _read(file)
    except BlockingIOError:
        os.close(descriptor)
        raise RecordError(
            f"{file}: another `autograder mail` is sending. Wait until it has ended"
        ) from None
    except OSError as error:
        if descriptor >= 0:
            os.close(descriptor)
        raise RecordError(
            f"{file}: the log of what was sent cannot be used. Got: {error.strerror}. "
            "Nothing was sent"
        ) from error
    try:
        yield MailLog(descriptor, states)
    finally:
        os.close(descriptor)


def _end_last_line(descriptor: int, file: Path) -> None:
    """End a line that a kill has cut, so that the next one is whole."""
    content = file.read_bytes()
    if content and not content.endswith(b"\n"):
        os.write(descriptor, b"\n")


def _read(file: Path) -> dict[tuple[str, str, str], Sending]:
    """Read the last state of every page; a line that is cut is that of a kill, and is passed."""
    states = {}
    for text in file.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            line = json.loads(text)
            states[line["student"], line["topic"], line["page"]] = Sending(line["state"])
        except (ValueError, KeyError, TypeError):
            continue
    return states
