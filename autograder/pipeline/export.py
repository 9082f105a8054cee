"""Write the marks of a class to a file, and say what in it is not final."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.course import Course
from autograder.csv_text import csv_text
from autograder.errors import RecordError, UsageError
from autograder.gradebook.marks import AssignmentRecord, ClassMarks, SubmissionMarks, read_marks
from autograder.gradebook.result_store import stored_result
from autograder.gradebook.students import StudentRecord
from autograder.grading.known_names import require_students, require_topics
from autograder.model import counted_bonus
from autograder.paths import CoursePaths
from autograder.pipeline.mark_tables import FORMATS, NOT_HANDED_IN, StudentLine, TopicLine
from autograder.staging import stage


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
        ``student/topic: cells`` without a score through a grader error; blank in the file.
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


def export(
    course: Course,
    format_name: str,
    out: Path,
    *,
    topics: Sequence[str] = (),
    students: Sequence[str] = (),
    has_byte_order_mark: bool = False,
) -> ExportReport:
    """Write the marks of all students to a file.

    Parameters
    ----------
    course : Course
        The course; its settings hold the order of topics and the cap on bonus.
    format_name : str
        One of ``FORMATS``.
    out : Path
        The file to write; it appears whole or not at all.
    topics : sequence of str
        Which topics; by default all that somebody has handed in.
    students : sequence of str
        Which students, by id; by default all.
    has_byte_order_mark : bool
        Whether Excel on Windows is to see accents right.

    Raises
    ------
    UsageError
        If the format, a topic or a student is unknown.
    RecordError
        If there is no gradebook, or the file cannot be written.
    """
    if format_name not in FORMATS:
        raise UsageError(f"no format is named {format_name!r}. There are: {', '.join(FORMATS)}")
    gradebook = read_marks(course.database)
    assignments = _assignments(gradebook, course.config.topics, topics)
    wanted = _students(gradebook, students)
    lines = _student_lines(gradebook, wanted, assignments, course.config.bonus_cap)
    lines = tuple(_with_mistakes(course.paths, line) for line in lines)
    rows = FORMATS[format_name](lines, assignments)
    _write(out, csv_text(rows), has_byte_order_mark=has_byte_order_mark)
    missing, waiting = _unfinished(gradebook, wanted, [one.topic for one in assignments])
    return ExportReport(out, lines, missing, waiting)


# --- from the gradebook to lines --------------------------------------------------------------


def _assignments(
    gradebook: ClassMarks, in_order: Sequence[str], topics: Sequence[str]
) -> list[AssignmentRecord]:
    """Order the topics as the course does; by default those that somebody has handed in."""
    known = {one.topic: one for one in gradebook.assignments}
    require_topics(known, topics)
    handed_in = {found.topic for found in gradebook.submissions}
    order = [*in_order, *(topic for topic in known if topic not in in_order)]
    wanted = topics or [topic for topic in order if topic in handed_in]
    return [known[topic] for topic in wanted if topic in known]


def _students(gradebook: ClassMarks, wanted: Sequence[str]) -> tuple[StudentRecord, ...]:
    require_students([who.id for who in gradebook.students], wanted)
    return tuple(who for who in gradebook.students if not wanted or who.id in wanted)


def _student_lines(
    gradebook: ClassMarks,
    students: Sequence[StudentRecord],
    assignments: Sequence[AssignmentRecord],
    cap: float,
) -> tuple[StudentLine, ...]:
    return tuple(
        StudentLine(who, tuple(_topic_line(gradebook, who.id, one, cap) for one in assignments))
        for who in students
    )


def _topic_line(
    gradebook: ClassMarks, student: str, assignment: AssignmentRecord, cap: float
) -> TopicLine:
    found = gradebook.submission(student, assignment.topic)
    if found is None:
        return TopicLine(assignment.topic, 0.0, 0.0, 0.0, 0.0, NOT_HANDED_IN)
    missing, waiting = missing_cells(found), waiting_cells(found)
    if missing:
        state = f"no score yet: {', '.join(missing)}"
        late = found.late_penalty
        return TopicLine(
            assignment.topic, None, None, late, None, state, found.timestamp, due=found.due
        )
    marks = sum(mark.score or 0.0 for mark in found.marks if not mark.is_bonus)
    bonus = sum(mark.score or 0.0 for mark in found.marks if mark.is_bonus)
    bonus = counted_bonus(bonus, assignment.max_score, cap)
    total = max(0.0, marks + bonus - found.late_penalty)
    state = f"not marked yet: {', '.join(waiting)}" if waiting else ""
    late, moment, due = found.late_penalty, found.timestamp, found.due
    return TopicLine(assignment.topic, marks, bonus, late, total, state, moment, due=due)


def _with_mistakes(paths: CoursePaths, line: StudentLine) -> StudentLine:
    """Add the names of the mistakes that grading recognised."""
    topics = []
    for one in line.topics:
        result = stored_result(paths, line.student.id, one.topic)
        exercises = result.exercises if result is not None else ()
        names = tuple(f"{e.exercise}/{name}" for e in exercises for name in e.mistakes)
        topics.append(replace(one, mistakes=names))
    return replace(line, topics=tuple(topics))


def missing_cells(found: SubmissionMarks) -> tuple[str, ...]:
    """Name the checks without any score: only a grader error leaves one without."""
    return tuple(mark.cell for mark in found.marks if mark.score is None and not mark.is_written)


def waiting_cells(found: SubmissionMarks) -> tuple[str, ...]:
    """Name the cells that a person must look at, other than those without a score."""
    missing = missing_cells(found)
    return tuple(cell for cell in found.needs_person if cell not in missing)


def _unfinished(
    gradebook: ClassMarks, students: Sequence[StudentRecord], topics: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    missing, waiting = [], []
    wanted = {who.id for who in students}
    for found in gradebook.submissions:
        if found.topic not in topics or found.student not in wanted:
            continue
        name = f"{found.student}/{found.topic}"
        if missing_cells(found):
            missing.append(f"{name}: {', '.join(missing_cells(found))}")
        if waiting_cells(found):
            waiting.append(f"{name}: {', '.join(waiting_cells(found))}")
    return tuple(missing), tuple(waiting)


def _write(out: Path, text: str, *, has_byte_order_mark: bool) -> None:
    encoding = "utf-8-sig" if has_byte_order_mark else "utf-8"
    try:
        stage(out, text.encode(encoding, errors="replace")).publish()
    except OSError as error:
        raise RecordError(
            f"{out}: it could not be written. Got: {error.strerror}. Name another file"
        ) from error
