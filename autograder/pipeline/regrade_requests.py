"""Students' requests to look at a mark again: taken in, listed, and answered.

``.autograder/requests.jsonl`` gets a line for each request and for each answer, and none is ever
rewritten. What an answer says and gives goes into nbgrader's comment and manual score of the cell,
so that it stands on the student's page, later runs keep it, and ``undo`` takes it back: the request
is open again then.
"""

import csv
import fcntl
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.database import os_advice
from autograder.gradebook.hand_marks import GivenMark, HandMark, graded_item, read_given
from autograder.gradebook.students import read_students
from autograder.gradebook.undo_run import past_runs
from autograder.grading.known_names import require_students
from autograder.paths import CoursePaths
from autograder.pipeline.give_marks import HandMarker, find_item, with_points

MOST_TEXT = 4000
MOST_QUOTED = 500
COLUMNS = ("student", "exercise", "text")


@dataclass(frozen=True)
class RegradeRequest:
    """One request; ``exercise`` is its full name. ``answer`` is empty while it is open.

    ``run`` is the run by which the answer can be taken back.
    """

    number: int
    time: str
    student: str
    exercise: str
    text: str
    answer: str = ""
    answered: str = ""
    run: str = ""

    @property
    def is_open(self) -> bool:
        """Whether it waits for an answer."""
        return not self.answered


@dataclass(frozen=True)
class RequestList:
    """Requests: those that are open first, the oldest of them first."""

    requests: tuple[RegradeRequest, ...]


@dataclass(frozen=True)
class AnswerReport:
    """What answering one request did; ``mark`` is None if it changed no mark and no comment."""

    request: RegradeRequest
    mark: HandMark | None


def read_requests(paths: CoursePaths) -> RequestList:
    """Read all requests.

    Raises
    ------
    RecordError
        If the file is damaged.
    """
    file = paths.requests
    found = _parse(file, file.read_bytes() if file.exists() else b"")
    undone = {run.backups.run for run in past_runs(paths) if run.undone_by}
    shown = [
        replace(one, answer="", answered="", run="") if one.run in undone else one
        for one in found.values()
    ]
    return RequestList(tuple(sorted(shown, key=lambda one: (not one.is_open, one.number))))


def add_requests(course: Course, asked: Iterable[tuple[str, str, str]]) -> RequestList:
    """Take requests in, given as student, exercise and text; all of them or none.

    Raises
    ------
    UsageError
        If the gradebook has no such student, the course no such exercise, or there is no text.
    """
    known = [student.id for student in read_students(course.database)]
    wanted = list(asked)
    require_students(known, [student for student, *_ in wanted])
    full_names = []
    for student, exercise, text in wanted:
        topic, item = find_item(course, exercise)
        full_names.append(f"{topic.slug}/{graded_item(topic.slug, item).name}")
        if not text.strip():
            raise UsageError(
                f"{student}, {exercise}: the request has no text. Say what is to be looked at. "
                "Nothing was recorded"
            )
    with _open(course.paths) as (found, append):
        first = max(found, default=0) + 1
        new = [
            RegradeRequest(number, _now(), student, exercise, text.strip()[:MOST_TEXT])
            for number, ((student, _, text), exercise) in enumerate(
                zip(wanted, full_names, strict=True), first
            )
        ]
        append([{**asdict(one), "event": "asked"} for one in new])
    return RequestList(tuple(new))


def requests_in(file: Path) -> list[tuple[str, str, str]]:
    """Read requests from a CSV file with the columns student, exercise and text.

    Raises
    ------
    UsageError
        If it cannot be read, or lacks one of them.
    """
    try:
        with file.open(newline="", encoding="utf-8-sig") as opened:
            rows = csv.DictReader(opened)
            missing = [name for name in COLUMNS if name not in (rows.fieldnames or ())]
            if missing:
                raise UsageError(
                    f"{file}: it lacks the column {', '.join(missing)}. "
                    f"Got {', '.join(rows.fieldnames or ['nothing'])}. "
                    f"Write a first line such as: {','.join(COLUMNS)}"
                )
            return [
                (row["student"] or "", row["exercise"] or "", row["text"] or "") for row in rows
            ]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise UsageError(f"{file}: it cannot be read as CSV. Got: {error}") from error


def answer_request(
    course: Course,
    number: int,
    text: str,
    *,
    points: float | None = None,
    extra: float | None = None,
) -> AnswerReport:
    """Answer a request: in words, and if it is right, with another mark.

    Parameters
    ----------
    course : Course
        From ``open_course``.
    number : int
        The request, as the list has it.
    text : str
        What the student reads.
    points : float, optional
        The mark that counts from now on in place of the tests'.
    extra : float, optional
        Points on top of whatever the tests give, now and later.

    Raises
    ------
    UsageError
        If there is no such request, it was answered, or that is no mark of this exercise.
    RecordError
        If it cannot be written.
    """
    found = {one.number: one for one in read_requests(course.paths).requests}
    request = found.get(number)
    if request is None:
        known = ", ".join(str(one) for one in sorted(found)) or "none"
        raise UsageError(f"{number}: there is no such request. There are: {known}")
    if not request.is_open:
        raise UsageError(
            f"{number}: this request was answered on {request.answered[:10]}. "
            f"To answer it anew, take that back: autograder undo {request.run}"
        )
    if not text.strip():
        raise UsageError(f"{number}: the answer has no text. Say why: --text '...'")
    topic, item = find_item(course, request.exercise)
    place = graded_item(topic.slug, item)
    if request.student not in read_given(course.database, place):
        raise UsageError(
            f"{request.student}/{topic.slug}: nothing was graded yet, so there is no mark "
            f"to answer about. Run: autograder grade {topic.slug} --student {request.student}"
        )
    said = _comment(request, text.strip())

    def change(given: GivenMark) -> GivenMark:
        changed = given if points is None else with_points(given, place, points)
        changed = changed if extra is None else replace(changed, extra=extra or None)
        if said in changed.comment:  # written by an answer that was cut off
            return changed
        return replace(changed, comment=f"{changed.comment}\n\n{said}".strip())

    marker = HandMarker(course)
    mark = marker.give(request.student, topic, item, change, f"request {number}: {text.strip()}")
    answered = replace(request, answer=text.strip(), answered=_now(), run=marker.run)
    with _open(course.paths) as (_, append):
        append([{**asdict(answered), "event": "answered"}])
    return AnswerReport(answered, mark)


def open_requests(paths: CoursePaths, topic: str) -> list[tuple[str, str]]:
    """List (student, what) for every request of a topic that waits for an answer."""
    return [
        (one.student, f"Asks about `{one.exercise.partition('/')[2]}` (request {one.number}).")
        for one in read_requests(paths).requests
        if one.is_open and one.exercise.partition("/")[0] == topic
    ]


def _comment(request: RegradeRequest, text: str) -> str:
    asked = request.text
    asked = asked if len(asked) <= MOST_QUOTED else f"{asked[:MOST_QUOTED]} …"
    return f"You asked on {request.time[:10]}: {asked}\nAnswer: {text}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


@contextmanager
def _open(paths: CoursePaths) -> Iterator[tuple[dict[int, RegradeRequest], "_Append"]]:
    """Open the file for one who writes; a second one waits."""
    file = paths.requests
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a+b") as opened:
            fcntl.flock(opened, fcntl.LOCK_EX)
            content = file.read_bytes()
            whole = content[: content.rfind(b"\n") + 1]
            opened.truncate(len(whole))  # of a line that was cut off
            yield _parse(file, whole), _Append(opened.fileno())
    except OSError as error:
        raise RecordError(f"{file}: {os_advice(error)}. Nothing was recorded") from error


@dataclass(frozen=True)
class _Append:
    """Appends lines, and sees that they are on the disk."""

    descriptor: int

    def __call__(self, lines: Sequence[dict[str, object]]) -> None:
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        content = text.encode("utf-8", errors="replace")
        start = os.fstat(self.descriptor).st_size
        try:
            while content:
                content = content[os.write(self.descriptor, content) :]
            os.fsync(self.descriptor)
        except OSError:
            os.ftruncate(self.descriptor, start)
            raise


def _parse(file: Path, content: bytes) -> dict[int, RegradeRequest]:
    """Read the lines; the last word on a request counts. What was cut off at the end is no line."""
    found: dict[int, RegradeRequest] = {}
    for place, raw in enumerate(content[: content.rfind(b"\n") + 1].splitlines(), 1):
        try:
            line = json.loads(raw)
            line.pop("event")
            request = RegradeRequest(**line)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise RecordError(
                f"{file}:{place}: this line is damaged. Restore your backup of the file, or "
                "take the line out"
            ) from error
        found[request.number] = request
    return found
