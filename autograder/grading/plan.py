"""Find out which submissions must be graded, and which stored results still stand."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.course import Course
from autograder.errors import SubmissionError, UsageError
from autograder.gradebook.marks import ClassMarks, SubmissionMarks, read_marks
from autograder.gradebook.recording import auto_marks
from autograder.gradebook.result_store import stored_result
from autograder.grading.fingerprints import (
    SUBMISSION,
    TIME,
    Fingerprints,
    Parts,
    is_current,
    outdated_exercises,
    read_fingerprints,
    reasons,
)
from autograder.grading.known_names import require_students, require_topics, shortened
from autograder.grading.rivals import with_rivals
from autograder.model import Selection, SubmissionResult, Topic
from autograder.paths import SECRET_FILE, CoursePaths
from autograder.timestamps import TIMESTAMP_FILE

UNREADABLE = "a file cannot be read. Got: {said}. Make it readable for the user who grades."

MOST_NAMED = 3
"""Of so many topics a message gives the names."""


@dataclass(frozen=True)
class Submitted:
    """One submission, with the hashes of all that a verdict on it depends on.

    ``stored`` is the last recorded result, ``is_up_to_date`` whether it is still the right one,
    and wholly recorded; ``outdated`` names the exercises that must be tested, ``reasons`` what has
    changed; ``marks`` are those of the gradebook; ``is_known`` whether it has the student;
    ``unreadable`` why the submission cannot be read, if it cannot. ``folder`` holds it, if that is
    not the one in ``submitted/``; ``rivals`` are the student's other hand-ins, if the best counts,
    and ``is_compared`` says that the best of exactly these is known.
    """

    student: str
    topic: Topic
    common: Parts
    fingerprints: Fingerprints
    stored: SubmissionResult | None
    is_up_to_date: bool
    is_known: bool
    outdated: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    marks: SubmissionMarks | None = None
    unreadable: str = ""
    folder: Path | None = None
    rivals: tuple["Submitted", ...] = ()
    is_compared: bool = False

    @property
    def key(self) -> str:
        """Its name among the tasks of a run."""
        name = f"{self.topic.slug}/{self.student}"
        return name if self.folder is None else f"{name}/{self.folder.name}"

    def folder_in(self, paths: CoursePaths) -> Path:
        """Return where it lies."""
        return self.folder or paths.submission(self.student, self.topic.slug)

    @property
    def is_new_hand_in(self) -> bool:
        """Whether its files, or the time at which they came, are others than what was graded.

        Where the best hand-in counts, whether another one has come since they were compared.
        """
        if self.rivals:
            return not self.is_compared
        graded = self.stored.fingerprints if self.stored is not None else {}
        return any(graded.get(part) != self.common.get(part, "") for part in (SUBMISSION, TIME))

    @property
    def before(self) -> SubmissionResult | None:
        """The stored result, if it is one of the same files and has verdicts on all exercises."""
        stored = self.stored
        if stored is None or stored.fingerprints.get(SUBMISSION) != self.common.get(SUBMISSION, ""):
            return None
        names = tuple(found.exercise for found in stored.exercises)
        return stored if names == tuple(self.fingerprints.exercises) and not stored.fault else None


def selected_topics(course: Course, selection: Selection) -> list[Topic]:
    """Read the topics to grade; those that are not built yet have no submissions.

    Raises
    ------
    UsageError
        If a topic is not in the course.
    """
    require_topics(course.config.topics, selection.topics)
    slugs = selection.topics or _handed_in_by(course, selection.students) or course.config.topics
    return [read_topic(course.paths, s) for s in slugs if course.paths.release_notebook(s).exists()]


def _handed_in_by(course: Course, students: Sequence[str]) -> list[str]:
    """Name the topics that some students handed in: the others need not be read."""
    return [
        slug
        for slug in course.config.topics
        if any(course.paths.submission(student, slug).is_dir() for student in students)
    ]


def survey(
    course: Course,
    topics: Sequence[Topic],
    students: Sequence[str],
    *,
    is_forced: bool,
    known: dict[str, Fingerprints] | None = None,
) -> Iterator[Submitted]:
    """Look at every submission of some topics.

    Parameters
    ----------
    course : Course
        From ``open_course``.
    topics : sequence of Topic
        The topics.
    students : sequence of str
        Only these; all, if none is named.
    is_forced : bool
        Whether everything is to be graded again.
    known : dict, optional
        Fingerprints by topic, of a course that has not changed since; what is missing is added.

    Raises
    ------
    UsageError
        If a student that was named has handed in none of the topics, or the course has no secret.
    RecordError
        If there is no gradebook.
    """
    secret = course.secret
    fingerprints_of = {} if known is None else known
    gradebook = read_marks(course.database, [t.slug for t in topics], students)
    in_gradebook = {student.id for student in gradebook.students}
    handed_in = _who_handed_in(course.paths, topics, students, in_gradebook)
    for topic in topics:
        if not handed_in[topic.slug]:
            continue
        if topic.slug not in fingerprints_of:
            fingerprints_of[topic.slug] = read_fingerprints(
                course.paths, topic, course.config.limits, secret
            )
        fingerprints = fingerprints_of[topic.slug]
        for student in handed_in[topic.slug]:
            look_at = partial(_look_at, course.paths, topic, student, fingerprints, gradebook)
            found = look_at()
            if course.config.hand_in.counts == "best":
                found = with_rivals(course.paths, found, look_at)
            if is_forced:
                found = _forced(found)
            yield replace(found, is_known=student in in_gradebook)


def _forced(found: Submitted) -> Submitted:
    """Have everything graded, rivals included."""
    return replace(
        found,
        is_up_to_date=False,
        outdated=tuple(found.fingerprints.exercises),
        reasons=("everything, by --force",),
        rivals=tuple(map(_forced, found.rivals)),
    )


def _look_at(
    paths: CoursePaths,
    topic: Topic,
    student: str,
    fingerprints: Fingerprints,
    gradebook: ClassMarks,
    folder: Path | None = None,
) -> Submitted:
    """Compare what is stored of one submission with what there is now."""
    stored = stored_result(paths, student, topic.slug)
    marks = gradebook.submission(student, topic.slug)
    unreadable, common = "", fingerprints.common
    try:
        refuse_links(paths, student, topic.slug)
        common = fingerprints.with_submission(folder or paths.submission(student, topic.slug))
    except SubmissionError as error:
        unreadable = str(error)
    except OSError as error:
        unreadable = UNREADABLE.format(said=error)
    found = Submitted(
        student,
        topic,
        common,
        fingerprints,
        stored,
        is_up_to_date=False,
        is_known=False,
        outdated=tuple(fingerprints.exercises),
        marks=marks,
        unreadable=unreadable,
        folder=folder,
    )
    if stored is None or unreadable:
        return found
    if is_current(stored, common, fingerprints):
        holds = _holds(paths, topic, stored, marks)
        because = () if holds else ("the gradebook or autograded/ was changed",)
        return replace(found, is_up_to_date=holds, outdated=(), reasons=because)
    outdated = outdated_exercises(stored, common, fingerprints)
    return replace(found, outdated=outdated, reasons=reasons(stored, common, fingerprints))


def refuse_links(paths: CoursePaths, student: str, topic: str) -> None:
    """Refuse a submission that is somebody else's by a link.

    Links among its other files are never followed.

    Raises
    ------
    SubmissionError
        If a link stands for the student's folder, the topic's, or a fact beside the notebook.
    """
    folder = paths.submission(student, topic)
    facts = (folder / name for name in (TIMESTAMP_FILE, SECRET_FILE))
    for path in (folder.parent, folder, *facts):
        if path.is_symlink():
            shown = path.relative_to(paths.root)
            raise SubmissionError(f"{shown}: it may be another's. Got a link. Remove it")


def _holds(
    paths: CoursePaths, topic: Topic, stored: SubmissionResult, found: SubmissionMarks | None
) -> bool:
    """Return whether gradebook and ``autograded/`` still hold a stored result.

    nbgrader's own commands, run without this course's configuration, overwrite both.
    """
    copy = paths.autograded_submission(stored.student, topic.slug) / f"{topic.slug}.ipynb"
    if found is None or not copy.exists():
        return False
    recorded = {mark.cell: mark.auto for mark in found.marks}
    return all(recorded.get(cell) == mark for cell, mark in auto_marks(topic, stored).items())


def _who_handed_in(
    paths: CoursePaths, topics: Sequence[Topic], wanted: Sequence[str], known: Collection[str]
) -> dict[str, list[str]]:
    """List the students of each topic; a student that was named must be in one of them."""
    folders = sorted(paths.submitted.iterdir()) if paths.submitted.is_dir() else []
    names = [folder.name for folder in folders]
    handed_in = {
        topic.slug: [name for name in names if paths.submission(name, topic.slug).is_dir()]
        for topic in topics
    }
    absent = sorted(set(wanted).difference(*handed_in.values()))
    require_students(sorted(known), absent)
    if absent:
        slugs = ", ".join(handed_in) if len(handed_in) <= MOST_NAMED else "any topic"
        raise UsageError(
            f"submitted/: nothing of {shortened(absent)} for {slugs}. "
            "Run: autograder collect, or name another topic"
        )
    return {
        slug: [name for name in students if not wanted or name in wanted]
        for slug, students in handed_in.items()
    }
