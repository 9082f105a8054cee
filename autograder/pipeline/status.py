"""Where a class stands: what is handed in, graded, missing and late, and what needs a person."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from autograder.counted_words import count_of
from autograder.course import Course
from autograder.deadlines import shown_moment
from autograder.gradebook.extensions import read_extensions
from autograder.gradebook.lateness import LatePolicy, read_late_policy
from autograder.gradebook.marks import ClassMarks, SubmissionMarks, read_marks
from autograder.gradebook.result_store import stored_result
from autograder.grading.known_names import require_students, require_topics
from autograder.paths import CoursePaths
from autograder.pipeline.collect_log import NotedHandIn, OpenMatter, read_collect_log
from autograder.pipeline.export import missing_cells, waiting_cells
from autograder.pipeline.groups import read_groups
from autograder.timestamps import TIMESTAMP_FILE, parse_timestamp, read_timestamp_text


@dataclass(frozen=True)
class ListedSubmission:
    """One submission, or one that is missing, and what is to be said of it."""

    student: str
    topic: str
    words: str = ""

    @property
    def name(self) -> str:
        """Whose, of what."""
        return f"{self.student}/{self.topic}"


@dataclass(frozen=True)
class TopicStatus:
    """How far one topic is: numbers of students."""

    topic: str
    due: datetime | None
    is_over: bool
    handed_in: int
    graded: int
    late: int
    missing: int
    to_mark: int


@dataclass(frozen=True)
class DueDateMismatch:
    """A due date that ``course.toml`` gives otherwise than the gradebook, by which marks go.

    The moments are in the course's time zone.
    """

    topic: str
    in_course: datetime
    in_gradebook: datetime | None


@dataclass(frozen=True)
class StatusReport:
    """Where the class stands, what is urgent first.

    Attributes
    ----------
    collected_at : str
        When something was collected last.
    matters : tuple of OpenMatter
        What could not be collected.
    strangers : tuple of str
        Folders in ``submitted/`` of nobody whom the gradebook knows.
    unscored : tuple of ListedSubmission
        Submissions without a score, and why.
    to_grade : tuple of ListedSubmission
        What was handed in and is not graded yet, or is newer than its result.
    to_mark : tuple of ListedSubmission
        What waits for a person's marks.
    missing : tuple of ListedSubmission
        What is due and was not handed in.
    late : tuple of ListedSubmission
        What came late, and what that costs.
    extended : tuple of ListedSubmission
        Who has more time.
    noted : tuple of NotedHandIn
        What was odd about submissions that were taken.
    topics : tuple of TopicStatus
        The numbers, by topic; a topic that nobody handed in is there once it is due.
    students : int
        How many students there are.
    due_mismatches : tuple of DueDateMismatch
        Due dates that were changed in ``course.toml`` or in formgrader alone.
    """

    collected_at: str
    matters: tuple[OpenMatter, ...]
    strangers: tuple[str, ...]
    unscored: tuple[ListedSubmission, ...]
    to_grade: tuple[ListedSubmission, ...]
    to_mark: tuple[ListedSubmission, ...]
    missing: tuple[ListedSubmission, ...]
    late: tuple[ListedSubmission, ...]
    extended: tuple[ListedSubmission, ...]
    noted: tuple[NotedHandIn, ...]
    topics: tuple[TopicStatus, ...]
    students: int
    due_mismatches: tuple[DueDateMismatch, ...] = ()

    @property
    def needs_person(self) -> bool:
        """Whether something waits for a person."""
        return bool(self.matters or self.strangers or self.unscored or self.due_mismatches)


def read_status(
    course: Course,
    topics: Sequence[str] = (),
    students: Sequence[str] = (),
    *,
    now: datetime | None = None,
) -> StatusReport:
    """Look at everything that is there; nothing is written.

    Parameters
    ----------
    course : Course
        The course.
    topics, students : sequence of str
        Which; by default all.
    now : datetime, optional
        The time; by default that of the clock. Before a deadline nobody is missing.

    Raises
    ------
    UsageError
        If a topic or a student is unknown.
    RecordError
        If there is no gradebook.
    """
    require_topics(course.config.topics, topics)
    gradebook = read_marks(course.database)
    known = [student.id for student in gradebook.students]
    require_students(known, students)
    slugs = [slug for slug in topics or course.config.topics if _is_released(course.paths, slug)]
    look = _Look(course, gradebook, now or datetime.now(UTC), students or known, slugs)
    found = [look.at(slug) for slug in slugs]
    log = read_collect_log(course.paths)
    wanted = set(look.students)

    def listed(name: str) -> tuple[ListedSubmission, ...]:
        return tuple(item for one in found for item in getattr(one, name))

    return StatusReport(
        log.time,
        () if students else log.matters,
        () if students else _strangers(course.paths, known),
        listed("unscored"),
        listed("to_grade"),
        listed("to_mark"),
        listed("missing"),
        listed("late"),
        listed("extended"),
        tuple(one for one in log.noted if one.topic in slugs and one.student in wanted),
        tuple(one.counted() for one in found if one.is_worth_a_line),
        len(look.students),
        tuple(look.due_mismatches(slugs)),
    )


class _TopicPlaces:
    """What was found in one topic."""

    def __init__(self, topic: str, due: datetime | None, *, is_over: bool) -> None:
        self.topic, self.due, self.is_over = topic, due, is_over
        self.handed_in = self.graded = 0
        self.unscored: list[ListedSubmission] = []
        self.to_grade: list[ListedSubmission] = []
        self.to_mark: list[ListedSubmission] = []
        self.missing: list[ListedSubmission] = []
        self.late: list[ListedSubmission] = []
        self.extended: list[ListedSubmission] = []

    @property
    def is_worth_a_line(self) -> bool:
        return self.is_over or self.handed_in > 0

    def counted(self) -> TopicStatus:
        return TopicStatus(
            self.topic,
            self.due,
            self.is_over,
            self.handed_in,
            self.graded,
            len(self.late),
            len(self.missing),
            len(self.to_mark),
        )


class _Look:
    """Looks at the topics of a course, one by one."""

    def __init__(
        self,
        course: Course,
        gradebook: ClassMarks,
        now: datetime,
        students: Collection[str],
        topics: Collection[str],
    ) -> None:
        self.students = sorted(students)
        self._config = course.config
        self._paths, self._gradebook, self._now = course.paths, gradebook, now
        self._zone = ZoneInfo(course.config.timezone)
        self._policy: LatePolicy = read_late_policy(
            course.database,
            course.config,
            read_extensions(course.paths),
            dict(_times(course, self.students, topics)),
        )
        self._groups = read_groups(course, [student.id for student in gradebook.students])

    def at(self, topic: str) -> _TopicPlaces:
        due = self._policy.due(topic)
        found = _TopicPlaces(topic, due, is_over=due is not None and due < self._now)
        for student in self.students:
            self._look_at(found, student, topic)
        return found

    def due_mismatches(self, topics: Iterable[str]) -> Iterator[DueDateMismatch]:
        for topic in topics:
            in_course, in_gradebook = self._config.due_at(topic), self._policy.due(topic)
            if in_course is not None and in_course != in_gradebook:
                held = in_gradebook and in_gradebook.astimezone(self._zone)
                yield DueDateMismatch(topic, in_course.astimezone(self._zone), held)

    def _look_at(self, found: _TopicPlaces, student: str, topic: str) -> None:
        deadline = self._policy.deadline(student, topic)
        if deadline is not None and deadline != self._policy.due(topic):
            words = f"until {shown_moment(deadline, self._zone)}"
            found.extended.append(ListedSubmission(student, topic, words))
        marks = self._gradebook.submission(student, topic)
        if not self._paths.submission(student, topic).is_dir() and marks is None:
            if deadline is not None and deadline < self._now:
                group = self._groups.name_of(student, topic)
                found.missing.append(
                    ListedSubmission(student, topic, f"group {group}" if group else "")
                )
            return
        found.handed_in += 1
        moment = self._policy.hand_in(student, topic)
        if moment is not None and self._policy.lateness(student, topic, moment).days:
            found.late.append(
                ListedSubmission(student, topic, self._policy.words(student, topic, moment))
            )
        why = _why_not_graded(self._paths, student, topic, marks)
        if why:
            found.to_grade.append(ListedSubmission(student, topic, why))
        if marks is not None:
            self._look_at_marks(found, student, topic, marks)

    def _look_at_marks(
        self, found: _TopicPlaces, student: str, topic: str, marks: SubmissionMarks
    ) -> None:
        missing = missing_cells(marks)
        if missing:
            result = stored_result(self._paths, student, topic)
            fault = result.fault if result is not None else ""
            words = fault or f"no score for {count_of(len(missing), 'exercise')}, by a grader error"
            found.unscored.append(ListedSubmission(student, topic, words))
        else:
            found.graded += 1
        waiting = waiting_cells(marks)
        if waiting and not missing:
            found.to_mark.append(ListedSubmission(student, topic, ", ".join(waiting)))


def _is_released(paths: CoursePaths, topic: str) -> bool:
    return paths.release_notebook(topic).exists()


def _times(
    course: Course, students: Collection[str], topics: Collection[str]
) -> Iterator[tuple[tuple[str, str], datetime]]:
    """Read when that was handed in which lies in ``submitted/``, graded or not."""
    zone = ZoneInfo(course.config.timezone)
    for topic in topics:
        for student in students:
            file = course.paths.submission(student, topic) / TIMESTAMP_FILE
            with suppress(OSError, ValueError):  # without a time nobody is late
                yield (student, topic), parse_timestamp(read_timestamp_text(file), zone)


def _why_not_graded(
    paths: CoursePaths, student: str, topic: str, marks: SubmissionMarks | None
) -> str:
    """Report why a submission is to be graded; an empty text if its result is the newer one."""
    folder, result = paths.submission(student, topic), paths.stored_result(student, topic)
    if not folder.is_dir():
        return ""
    if marks is None or not result.exists():
        return "not graded yet"
    graded_at = result.stat().st_mtime_ns
    files = (path.lstat().st_mtime_ns for path in folder.iterdir())
    return "handed in anew" if max(files, default=0) > graded_at else ""


def _strangers(paths: CoursePaths, known: Collection[str]) -> tuple[str, ...]:
    """Name the folders of nobody whom the gradebook knows."""
    if not paths.submitted.is_dir():
        return ()
    there = {folder.name for folder in paths.submitted.iterdir() if folder.is_dir()}
    return tuple(sorted(there - set(known)))
