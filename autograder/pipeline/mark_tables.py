"""Tables of marks: what a spreadsheet, an LMS or a user of nbgrader takes in."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from autograder.gradebook.marks import AssignmentRecord
from autograder.gradebook.students import StudentRecord

NOT_HANDED_IN = "not handed in"


@dataclass(frozen=True)
class TopicLine:
    """The marks of one student in one topic; None where there is none through a grader error.

    ``marks`` leaves out what waits for a person: ``status`` names it. ``mistakes`` are the stored
    mistakes that answers behave like, as ``exercise/mistake``.
    """

    topic: str
    marks: float | None
    bonus: float | None
    late: float
    total: float | None
    status: str = ""
    handed_in: datetime | None = None
    mistakes: tuple[str, ...] = ()
    due: datetime | None = None

    @property
    def lateness(self) -> timedelta:
        """How long after this student's deadline it came."""
        if self.handed_in is None or self.due is None:
            return timedelta()
        return max(timedelta(), self.handed_in - self.due)


@dataclass(frozen=True)
class StudentLine:
    """One student with the marks in every topic."""

    student: StudentRecord
    topics: tuple[TopicLine, ...]

    @property
    def total(self) -> float | None:
        """The sum over all topics; None if one of them is missing."""
        totals = [line.total for line in self.topics]
        known = [total for total in totals if total is not None]
        return sum(known) if len(known) == len(totals) else None


Rows = list[list[str]]


def _plain_rows(lines: Sequence[StudentLine], assignments: Sequence[AssignmentRecord]) -> Rows:
    header = ["id", "last_name", "first_name", "email"]
    for one in assignments:
        header += [one.topic, *(f"{one.topic} {what}" for what in ("bonus", "late", "status"))]
    rows = [[*header, "total", "of", "mistakes"]]
    most = sum(one.max_score for one in assignments)
    for line in lines:
        row = _person(line)
        for topic in line.topics:
            row += [_number(topic.marks), _number(topic.bonus), _number(topic.late), topic.status]
        mistakes = [f"{topic.topic}/{name}" for topic in line.topics for name in topic.mistakes]
        rows.append([*row, _number(line.total), _number(most), " ".join(mistakes)])
    return rows


def _canvas_rows(lines: Sequence[StudentLine], assignments: Sequence[AssignmentRecord]) -> Rows:
    """Canvas wants its own five columns, and a second row with the points possible."""
    rows = [["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]]
    rows[0] += [one.topic for one in assignments]
    rows.append(
        ["    Points Possible", "", "", "", "", *(_number(a.max_score) for a in assignments)]
    )
    for line in lines:
        who = line.student
        name = ", ".join(filter(None, (who.last_name, who.first_name))) or who.id
        rows.append([name, "", who.id, who.id, "", *_totals(line)])
    return rows


def _moodle_rows(lines: Sequence[StudentLine], assignments: Sequence[AssignmentRecord]) -> Rows:
    rows = [["username", "lastname", "firstname", "email", *(one.topic for one in assignments)]]
    return rows + [[*_person(line), *_totals(line)] for line in lines]


def _gradescope_rows(lines: Sequence[StudentLine], assignments: Sequence[AssignmentRecord]) -> Rows:
    """Gradescope's own download has four columns a topic, by which scripts find their way."""
    rows = [["First Name", "Last Name", "SID", "Email"]]
    for one in assignments:
        facts = ("Max Points", "Submission Time", "Lateness (H:M:S)")
        rows[0] += [one.topic, *(f"{one.topic} - {fact}" for fact in facts)]
    for line in lines:
        student_id, last, first, email = _person(line)
        row = [first, last, student_id, email]
        for total, topic, one in zip(_totals(line), line.topics, assignments, strict=True):
            row += [total, _number(one.max_score)]
            row += ["", ""] if topic.handed_in is None else _handed_in(topic)
        rows.append(row)
    return rows


def _handed_in(topic: TopicLine) -> list[str]:
    """Return the moment of a hand-in and its lateness, as Gradescope writes them."""
    minutes, seconds = divmod(int(topic.lateness.total_seconds()), 60)
    hours, minutes = divmod(minutes, 60)
    moment = topic.handed_in and f"{_moment(topic.handed_in)} UTC"
    return [moment or "", f"{hours:02}:{minutes:02}:{seconds:02}"]


def _nbgrader_rows(lines: Sequence[StudentLine], assignments: Sequence[AssignmentRecord]) -> Rows:
    """Return the columns of ``nbgrader export``, a line for each student and topic, then ours."""
    rows = [
        [
            "assignment",
            "duedate",
            "timestamp",
            "student_id",
            "last_name",
            "first_name",
            "email",
            "raw_score",
            "late_submission_penalty",
            "score",
            "max_score",
            "bonus",
            "status",
        ]
    ]
    for index, one in enumerate(assignments):
        for line in lines:
            topic = line.topics[index]
            raw = None if topic.marks is None else topic.marks + (topic.bonus or 0.0)
            marks = [raw, topic.late, topic.total, one.max_score, topic.bonus]
            times = [_moment(one.due), _moment(topic.handed_in)]
            rows.append([one.topic, *times, *_person(line), *map(_number, marks), topic.status])
    return rows


FORMATS: Mapping[str, Callable[[Sequence[StudentLine], Sequence[AssignmentRecord]], Rows]] = {
    "csv": _plain_rows,
    "canvas": _canvas_rows,
    "moodle": _moodle_rows,
    "gradescope": _gradescope_rows,
    "nbgrader": _nbgrader_rows,
}
"""The tables that can be written, by name."""


def _person(line: StudentLine) -> list[str]:
    who = line.student
    return [who.id, who.last_name, who.first_name, who.email]


def _totals(line: StudentLine) -> list[str]:
    """Return the totals; blank, which an LMS reads as no mark, where nothing was handed in."""
    return ["" if topic.status == NOT_HANDED_IN else _number(topic.total) for topic in line.topics]


def _number(value: float | None) -> str:
    return "" if value is None else f"{round(value, 4):.12g}"


def _moment(moment: datetime | None) -> str:
    """Write a time as nbgrader does: UTC, without a zone."""
    return "" if moment is None else f"{moment.astimezone(UTC):%Y-%m-%d %H:%M:%S}"
