"""Write the marks as a table: for a spreadsheet, or in the form that an LMS takes in."""

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.config import CourseConfig
from autograder.errors import RecordError, UsageError
from autograder.gradebook.database import database_url
from autograder.gradebook.marks import AssignmentRecord, ClassMarks, SubmissionMarks, read_marks
from autograder.gradebook.students import StudentRecord
from autograder.paths import CoursePaths
from autograder.staging import stage

NOT_HANDED_IN = "not handed in"

_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r", "\n")


@dataclass(frozen=True)
class TopicLine:
    """The marks of one student in one topic; None where there is none through our fault.

    ``marks`` leaves out what waits for a person: ``status`` names it.
    """

    topic: str
    marks: float | None
    bonus: float | None
    late: float
    total: float | None
    status: str = ""


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


@dataclass(frozen=True)
class ExportReport:
    """What was exported, and what is not final.

    Attributes
    ----------
    path : Path
        The file.
    students : tuple of StudentLine
        All lines.
    missing : tuple of str
        ``student/topic: cells`` without a score through a fault of ours; blank in the file.
    waiting : tuple of str
        ``student/topic: cells`` whose answers wait for a person; not counted yet.
    """

    path: Path
    students: tuple[StudentLine, ...]
    missing: tuple[str, ...]
    waiting: tuple[str, ...]

    @property
    def needs_person(self) -> bool:
        """Whether anything is missing or waits."""
        return bool(self.missing or self.waiting)

    def lines(self) -> Iterator[str]:
        """Say what is not final, one line each, and where the file is."""
        for item in self.missing:
            yield f"no score, left blank: {item}. Run: autograder grade"
        for item in self.waiting:
            yield f"waits for a person, not counted yet: {item}"
        yield f"{len(self.students)} students are in {self.path}."


def export(
    paths: CoursePaths,
    config: CourseConfig,
    format_name: str,
    out: Path,
    *,
    topics: Sequence[str] = (),
    has_byte_order_mark: bool = False,
) -> ExportReport:
    """Write the marks of all students to a file.

    Parameters
    ----------
    paths : CoursePaths
        The course.
    config : CourseConfig
        Its settings: the order of topics and the cap on bonus.
    format_name : str
        One of ``FORMATS``.
    out : Path
        The file to write; it appears whole or not at all.
    topics : sequence of str
        Which topics; by default all that somebody has handed in.
    has_byte_order_mark : bool
        Whether Excel on Windows is to see accents right.

    Raises
    ------
    UsageError
        If the format or a topic is unknown.
    RecordError
        If there is no gradebook, or the file cannot be written.
    """
    if format_name not in FORMATS:
        raise UsageError(f"no format is named {format_name!r}. There are: {', '.join(FORMATS)}")
    gradebook = read_marks(database_url(paths.gradebook))
    assignments = _assignments(gradebook, config, topics)
    lines = _student_lines(gradebook, assignments, config.bonus_cap)
    rows = FORMATS[format_name](lines, assignments)
    _write(out, _csv_text(rows), has_byte_order_mark=has_byte_order_mark)
    missing, waiting = _unfinished(gradebook, [one.topic for one in assignments])
    return ExportReport(out, lines, missing, waiting)


def harmless_value(value: str) -> str:
    """Keep a spreadsheet from taking a text for a formula.

    >>> harmless_value("=HYPERLINK(...)")
    "'=HYPERLINK(...)"
    """
    return f"'{value}" if value.lstrip(" ").startswith(_FORMULA_SIGNS) else value


# --- from the gradebook to lines --------------------------------------------------------------


def _assignments(
    gradebook: ClassMarks, config: CourseConfig, topics: Sequence[str]
) -> list[AssignmentRecord]:
    """Order the topics as the course does; by default those that somebody has handed in."""
    known = {one.topic: one for one in gradebook.assignments}
    unknown = [topic for topic in topics if topic not in known]
    if unknown:
        raise UsageError(
            f"the gradebook has no topic {', '.join(unknown)}. It has: {', '.join(sorted(known))}"
        )
    handed_in = {found.topic for found in gradebook.submissions}
    order = [*config.topics, *(topic for topic in known if topic not in config.topics)]
    wanted = topics or [topic for topic in order if topic in handed_in]
    return [known[topic] for topic in wanted if topic in known]


def _student_lines(
    gradebook: ClassMarks, assignments: Sequence[AssignmentRecord], cap: float
) -> tuple[StudentLine, ...]:
    return tuple(
        StudentLine(who, tuple(_topic_line(gradebook, who.id, one, cap) for one in assignments))
        for who in gradebook.students
    )


def _topic_line(
    gradebook: ClassMarks, student: str, assignment: AssignmentRecord, cap: float
) -> TopicLine:
    found = gradebook.submission(student, assignment.topic)
    if found is None:
        return TopicLine(assignment.topic, 0.0, 0.0, 0.0, 0.0, NOT_HANDED_IN)
    missing, waiting = missing_cells(found), waiting_cells(found)
    if missing:
        told = f"no score yet: {', '.join(missing)}"
        return TopicLine(assignment.topic, None, None, found.late_penalty, None, told)
    marks = sum(mark.score or 0.0 for mark in found.marks if not mark.is_bonus)
    bonus = sum(mark.score or 0.0 for mark in found.marks if mark.is_bonus)
    bonus = min(bonus, cap * assignment.max_score)
    total = max(0.0, marks + bonus - found.late_penalty)
    told = f"not marked yet: {', '.join(waiting)}" if waiting else ""
    return TopicLine(assignment.topic, marks, bonus, found.late_penalty, total, told)


def missing_cells(found: SubmissionMarks) -> tuple[str, ...]:
    """Name the checks without any score: only a fault of ours leaves one without."""
    return tuple(mark.cell for mark in found.marks if mark.score is None and not mark.is_written)


def waiting_cells(found: SubmissionMarks) -> tuple[str, ...]:
    """Name the cells that a person must look at, other than those without a score."""
    missing = missing_cells(found)
    return tuple(cell for cell in found.needs_person if cell not in missing)


def _unfinished(
    gradebook: ClassMarks, topics: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    missing, waiting = [], []
    for found in gradebook.submissions:
        if found.topic not in topics:
            continue
        name = f"{found.student}/{found.topic}"
        if missing_cells(found):
            missing.append(f"{name}: {', '.join(missing_cells(found))}")
        if waiting_cells(found):
            waiting.append(f"{name}: {', '.join(waiting_cells(found))}")
    return tuple(missing), tuple(waiting)


# --- from lines to tables ---------------------------------------------------------------------

Rows = list[list[str]]


def _plain_rows(lines: Sequence[StudentLine], assignments: Sequence[AssignmentRecord]) -> Rows:
    header = ["id", "last_name", "first_name", "email"]
    for one in assignments:
        header += [one.topic, *(f"{one.topic} {what}" for what in ("bonus", "late", "status"))]
    rows = [[*header, "total", "of"]]
    most = sum(one.max_score for one in assignments)
    for line in lines:
        row = _person(line)
        for topic in line.topics:
            row += [_number(topic.marks), _number(topic.bonus), _number(topic.late), topic.status]
        rows.append([*row, _number(line.total), _number(most)])
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
        name = harmless_value(", ".join(filter(None, (who.last_name, who.first_name))) or who.id)
        login = harmless_value(who.id)
        rows.append([name, "", login, login, "", *_totals(line)])
    return rows


def _moodle_rows(lines: Sequence[StudentLine], assignments: Sequence[AssignmentRecord]) -> Rows:
    rows = [["username", "lastname", "firstname", "email", *(one.topic for one in assignments)]]
    return rows + [[*_person(line), *_totals(line)] for line in lines]


def _gradescope_rows(lines: Sequence[StudentLine], assignments: Sequence[AssignmentRecord]) -> Rows:
    rows = [["First Name", "Last Name", "SID", "Email"]]
    for one in assignments:
        rows[0] += [one.topic, f"{one.topic} - Max Points"]
    for line in lines:
        student_id, last, first, email = _person(line)
        row = [first, last, student_id, email]
        for total, one in zip(_totals(line), assignments, strict=True):
            row += [total, _number(one.max_score)]
        rows.append(row)
    return rows


FORMATS: Mapping[str, Callable[[Sequence[StudentLine], Sequence[AssignmentRecord]], Rows]] = {
    "csv": _plain_rows,
    "canvas": _canvas_rows,
    "moodle": _moodle_rows,
    "gradescope": _gradescope_rows,
}
"""The tables that can be written, by name."""


def _person(line: StudentLine) -> list[str]:
    who = line.student
    return [harmless_value(value) for value in (who.id, who.last_name, who.first_name, who.email)]


def _totals(line: StudentLine) -> list[str]:
    """Give the totals; what was not handed in is blank, so that an LMS keeps what it has."""
    return ["" if topic.status == NOT_HANDED_IN else _number(topic.total) for topic in line.topics]


def _number(value: float | None) -> str:
    return "" if value is None else f"{round(value, 4):g}"


def _csv_text(rows: Rows) -> str:
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue()


def _write(out: Path, text: str, *, has_byte_order_mark: bool) -> None:
    encoding = "utf-8-sig" if has_byte_order_mark else "utf-8"
    try:
        stage(out, text.encode(encoding, errors="replace")).publish()
    except OSError as error:
        raise RecordError(
            f"{out}: it could not be written. Got: {error.strerror}. Name another file"
        ) from error
