"""The verb ``feedback``: one readable page a submission, from what grading stored."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from autograder.course import Course
from autograder.errors import RecordError, UsageError
from autograder.gradebook.copy_answers import read_answers
from autograder.gradebook.extensions import read_extensions
from autograder.gradebook.lateness import LatePolicy, read_late_policy
from autograder.gradebook.marks import ClassMarks, SubmissionMarks, read_marks
from autograder.gradebook.sanitize import sanitize_markdown
from autograder.grading.known_names import require_students, shortened
from autograder.grading.stored_results import stored_results
from autograder.hand_in import HandInFacts
from autograder.model import SubmissionResult, Topic
from autograder.paths import SECRET_FILE, CoursePaths
from autograder.reports.feedback_page import NO_MARKS, Marks, render_feedback
from autograder.reports.hand_in_record import HandInRecord
from autograder.reports.page import write_if_changed
from autograder.rule_words import late_rule_words, lateness_words, moment_words
from autograder.timestamps import TIMESTAMP_FILE


@dataclass(frozen=True)
class FeedbackReport:
    """What the verb did."""

    written: tuple[Path, ...]
    unchanged: int
    unusable: tuple[str, ...]
    """One sentence for every stored result that could not be read; its page was left as it was."""


@dataclass(frozen=True)
class FeedbackPage:
    """One page, as it stands or will stand in ``feedback/``."""

    student: str
    topic: str
    text: str


def write_feedback(
    course: Course,
    topics: Sequence[Topic],
    students: Sequence[str] | None = None,
    *,
    marks: Mapping[tuple[str, str], Marks] | None = None,
    names: Mapping[str, str] | None = None,
    gradebook: ClassMarks | None = None,
) -> FeedbackReport:
    """Write ``feedback/<student>/<topic>/<topic>.html``; pages that say the same stay untouched.

    Parameters
    ----------
    course : Course
        The course; its title stands on every page.
    topics : sequence of Topic
        The topics to write feedback for.
    students : sequence of str, optional
        Only these students; by default all that were graded.
    marks : mapping, optional
        What people gave and what handing in late took, by student and topic.
    names : mapping, optional
        The names of students by id, for the head of the page.
    gradebook : ClassMarks, optional
        Where to look up when each submission came and was due.

    Raises
    ------
    RecordError
        If a page cannot be written; pages written before stay.
    """
    paths = course.paths
    written: list[Path] = []
    unusable: list[str] = []
    unchanged = 0
    for page in _pages(course, topics, students, unusable, (marks or {}, names or {}, gradebook)):
        path = paths.feedback_page(page.student, page.topic)
        _put_facts_beside(paths, path, page.student, page.topic)
        if write_page(paths, path, page.text):
            written.append(path)
        else:
            unchanged += 1
    return FeedbackReport(tuple(written), unchanged, tuple(unusable))


def _pages(
    course: Course,
    topics: Sequence[Topic],
    students: Sequence[str] | None,
    unusable: list[str],
    known: tuple[
        Mapping[tuple[str, str], Marks],
        Mapping[str, str],
        ClassMarks | None,
    ],
) -> Iterator[FeedbackPage]:
    """Make pages from what is known of marks, of names, and of hand-ins; note what is unusable."""
    marks, names, gradebook = known
    policy = _policy(course) if gradebook else None
    for topic in topics:
        stored = stored_results(course.paths, topic.slug, students)
        unusable += stored.unusable
        for result in stored.results:
            row = gradebook.submission(result.student, topic.slug) if gradebook else None
            facts = stored.hand_ins[result.student]
            hand_in = _hand_in(course, topic, result.student, row, facts, policy)
            text = _page(course, topic, result, marks, names, hand_in)
            yield FeedbackPage(result.student, topic.slug, text)


def pages_to_send(
    course: Course, topic: Topic, students: Sequence[str] = ()
) -> tuple[tuple[FeedbackPage, ...], tuple[str, ...]]:
    """Make the pages of one topic; return them, and a sentence for each that cannot be made.

    Raises
    ------
    UsageError
        If a student that was named is unknown, or nothing of theirs was graded.
    RecordError
        If there is no gradebook.
    """
    gradebook = read_marks(course.database, [topic.slug], students)
    _require(course.paths, gradebook, [topic.slug], students)
    unusable: list[str] = []
    known = (marks_by_submission(gradebook, [topic]), names_of(gradebook), gradebook)
    pages = tuple(_pages(course, [topic], students or None, unusable, known))
    return pages, tuple(unusable)


def feedback_page(course: Course, topic: Topic, student: str, gradebook: ClassMarks) -> str:
    """Return the page of one submission, as ``feedback`` writes it.

    Raises
    ------
    RecordError
        If there is no result of this submission that can be read.
    """
    stored = stored_results(course.paths, topic.slug, [student])
    if stored.unusable:
        raise RecordError(stored.unusable[0])
    if not stored.results:
        raise RecordError(
            f"{student}/{topic.slug}: there is nothing to write feedback from. Got no result of "
            f"the engine. Run: autograder grade {topic.slug} --student {student}"
        )
    marks, names = marks_by_submission(gradebook, [topic]), names_of(gradebook)
    row = gradebook.submission(student, topic.slug)
    facts = stored.hand_ins[student]
    hand_in = _hand_in(course, topic, student, row, facts, _policy(course))
    return _page(course, topic, stored.results[0], marks, names, hand_in)


def _page(
    course: Course,
    topic: Topic,
    result: SubmissionResult,
    marks: Mapping[tuple[str, str], Marks],
    names: Mapping[str, str],
    hand_in: HandInRecord,
) -> str:
    return render_feedback(
        result,
        topic,
        marks.get((result.student, topic.slug), NO_MARKS),
        course_title=course.config.title,
        student_name=names.get(result.student, ""),
        bonus_cap=course.config.bonus_cap,
        hand_in=hand_in,
    )


def _policy(course: Course) -> LatePolicy:
    return read_late_policy(course.database, course.config, read_extensions(course.paths))


def _hand_in(
    course: Course,
    topic: Topic,
    student: str,
    row: SubmissionMarks | None,
    facts: HandInFacts,
    policy: LatePolicy | None,
) -> HandInRecord:
    """Put together what is known of a hand-in: from the gradebook, the result, and the copy."""
    came, due = (row.timestamp, row.due) if row is not None else (None, None)
    answers = read_answers(course.paths, topic, student)
    rule, lateness = course.config.late, ""
    if came and due and policy is not None:
        lateness = lateness_words(came, due, rule, policy.lateness(student, topic.slug, came))
    return HandInRecord(
        handed_in=_moment_words(course, came),
        due=_moment_words(course, due),
        lateness=lateness,
        late_rule=late_rule_words(rule),
        receipt=facts.receipt,
        code=answers.code,
        written=answers.written,
        earlier=facts.earlier,
        earlier_handed_in=_earlier_words(course, facts),
    )


def _earlier_words(course: Course, facts: HandInFacts) -> str:
    if facts.earlier is None or not facts.earlier.handed_in:
        return ""
    return _moment_words(course, datetime.fromisoformat(facts.earlier.handed_in))


def _moment_words(course: Course, moment: datetime | None) -> str:
    """Write a moment in the course's time zone."""
    zone = ZoneInfo(course.config.timezone)
    return "" if moment is None else moment_words(moment.astimezone(zone))


def _put_facts_beside(paths: CoursePaths, page: Path, student: str, topic: str) -> None:
    """Copy the files by which ``nbgrader release_feedback`` knows whose page this is."""
    for name in (TIMESTAMP_FILE, SECRET_FILE):
        fact = paths.autograded_submission(student, topic) / name
        if fact.is_file():
            write_page(paths, page.with_name(name), fact.read_text(errors="replace"))


def publish_feedback(
    course: Course,
    topics: Sequence[Topic],
    students: Sequence[str] | None = None,
) -> FeedbackReport:
    """Write feedback with the names and the people's marks that the gradebook holds.

    Raises
    ------
    UsageError
        If a student that was named is unknown, or nothing of theirs was graded in these topics.
    RecordError
        If there is no gradebook, or a page cannot be written.
    """
    slugs = [topic.slug for topic in topics]
    gradebook = read_marks(course.database, slugs, students or ())
    _require(course.paths, gradebook, slugs, students or ())
    marks = marks_by_submission(gradebook, topics)
    names = names_of(gradebook)
    return write_feedback(course, topics, students, marks=marks, names=names, gradebook=gradebook)


def _require(
    paths: CoursePaths, gradebook: ClassMarks, topics: Sequence[str], students: Sequence[str]
) -> None:
    """Refuse students of whom there cannot be a page: a misspelled name must not go unnoticed."""
    require_students([who.id for who in gradebook.students], students)
    absent = [
        student
        for student in sorted(set(students))
        if not any(paths.stored_result(student, topic).exists() for topic in topics)
    ]
    if absent:
        raise UsageError(
            f"nothing of {shortened(absent)} was graded yet. Run: autograder grade, or name "
            "another topic"
        )


def names_of(gradebook: ClassMarks) -> dict[str, str]:
    """Return the students' names by id."""
    return {
        student.id: " ".join(part for part in (student.first_name, student.last_name) if part)
        for student in gradebook.students
    }


def marks_by_submission(
    gradebook: ClassMarks, topics: Sequence[Topic]
) -> dict[tuple[str, str], Marks]:
    """Take from the gradebook what people gave and what handing in late took."""
    by_slug = {topic.slug: topic for topic in topics}
    return {
        (found.student, found.topic): _marks(found, by_slug[found.topic])
        for found in gradebook.submissions
        if found.topic in by_slug
    }


def _marks(found: SubmissionMarks, topic: Topic) -> Marks:
    by_person = {
        mark.cell: mark.score
        for mark in found.marks
        if mark.score is not None and (mark.manual is not None or mark.extra)
    }
    return Marks(
        questions={q.id: by_person[q.cell] for q in topic.questions if q.cell in by_person},
        adjusted={
            e.name: by_person[e.check_cell] for e in topic.exercises if e.check_cell in by_person
        },
        comments={
            name: sanitize_markdown(found.comments[cell])
            for name, cell in (
                *((question.id, question.cell) for question in topic.questions),
                *((exercise.name, exercise.answer_cell) for exercise in topic.exercises),
            )
            if cell in found.comments
        },
        late_penalty=found.late_penalty,
    )


def write_page(paths: CoursePaths, path: Path, page: str) -> bool:
    """Write one page if it changed; a RecordError says which page could not be written."""
    try:
        return write_if_changed(path, page)
    except OSError as error:
        raise RecordError(
            f"{path.relative_to(paths.root)}: the page cannot be written. Got {error.strerror}. "
            "Make room or make the folder writable, and run the command again."
        ) from error
