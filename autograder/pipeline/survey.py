"""Find out which submissions must be graded, and which stored results still stand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.checking.seeds import read_secret
from autograder.config import CourseConfig, read_course
from autograder.errors import UsageError
from autograder.gradebook.database import database_url
from autograder.gradebook.marks import ClassMarks, read_marks
from autograder.gradebook.recording import auto_marks
from autograder.gradebook.stored import stored_result
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.grounds import file_parts, hash_of, topic_grounds


@dataclass(frozen=True)
class Course:
    """What every step of a run needs to know."""

    paths: CoursePaths
    config: CourseConfig
    secret: str


@dataclass(frozen=True)
class Selection:
    """Which submissions to grade; empty means all."""

    topics: tuple[str, ...] = ()
    students: tuple[str, ...] = ()


@dataclass(frozen=True)
class Submitted:
    """One submission, with the hash of all that a verdict on it depends on.

    ``stored`` is the last recorded result, ``stands`` whether it is still the right one;
    ``is_known`` whether the gradebook has the student.
    """

    student: str
    topic: Topic
    grounds: str
    stored: SubmissionResult | None
    stands: bool
    is_known: bool

    @property
    def key(self) -> str:
        """Its name among the tasks of a run."""
        return f"{self.topic.slug}/{self.student}"


def open_course(root: Path) -> Course:
    """Read a course's settings and its secret."""
    paths = CoursePaths(root.resolve())
    return Course(paths, read_course(paths.root), read_secret(paths.secret))


def selected_topics(course: Course, selection: Selection) -> list[Topic]:
    """Read the topics to grade; those that are not built yet have no submissions.

    Raises
    ------
    UsageError
        If a topic is not in the course.
    """
    unknown = sorted(set(selection.topics) - set(course.config.topics))
    if unknown:
        known = ", ".join(course.config.topics)
        raise UsageError(f"no topic is named {', '.join(unknown)}. The course has: {known}")
    slugs = selection.topics or course.config.topics
    return [read_topic(course.paths, s) for s in slugs if course.paths.release_notebook(s).exists()]


def survey(
    course: Course, topics: Sequence[Topic], students: Sequence[str], *, is_forced: bool
) -> Iterator[Submitted]:
    """Look at every submission of some topics.

    Raises
    ------
    UsageError
        If a student that was named has handed in nothing.
    RecordError
        If there is no gradebook.
    """
    gradebook = read_marks(database_url(course.paths.gradebook), [t.slug for t in topics])
    known = {student.id for student in gradebook.students}
    limits = course.config.limits.model_dump_json()
    for topic in topics:
        ground = hash_of([topic_grounds(course.paths, topic), limits, course.secret])
        for student in _who_handed_in(course.paths, topic.slug, students):
            files = file_parts(course.paths.submission(student, topic.slug))
            grounds = hash_of([ground, *files])
            stored = stored_result(course.paths, student, topic.slug)
            stands = (
                not is_forced
                and stored is not None
                and stored.grounds == grounds
                and _holds(course.paths, topic, stored, gradebook)
            )
            yield Submitted(student, topic, grounds, stored, stands, student in known)


def _holds(
    paths: CoursePaths, topic: Topic, stored: SubmissionResult, gradebook: ClassMarks
) -> bool:
    """Say whether gradebook and ``autograded/`` still hold a stored result.

    nbgrader's own commands, run without this course's configuration, overwrite both.
    """
    found = gradebook.submission(stored.student, topic.slug)
    copy = paths.autograded_submission(stored.student, topic.slug) / f"{topic.slug}.ipynb"
    if found is None or not copy.exists():
        return False
    recorded = {mark.cell: mark.auto for mark in found.marks}
    return all(recorded.get(cell) == mark for cell, mark in auto_marks(topic, stored).items())


def _who_handed_in(paths: CoursePaths, topic: str, wanted: Sequence[str]) -> list[str]:
    folders = sorted(paths.submitted.iterdir()) if paths.submitted.is_dir() else []
    handed_in = [f.name for f in folders if paths.submission(f.name, topic).is_dir()]
    absent = sorted(set(wanted) - set(handed_in))
    if absent:
        raise UsageError(
            f"submitted/: nothing of {', '.join(absent)} for {topic}. "
            "Run: autograder collect, or check the spelling"
        )
    return [student for student in handed_in if not wanted or student in wanted]
