"""A whole term in small: build, release, a class hands in, grade, gradebook, feedback, report."""

import contextlib
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.collect.collecting import CollectReport
from autograder.config import CourseConfig
from autograder.course import Course, make_secret
from autograder.csv_text import csv_text
from autograder.errors import SandboxError, UsageError
from autograder.gradebook.database import gradebook_exists, shown
from autograder.gradebook.marks import read_marks
from autograder.model import Selection, SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.build import BuildReport, build_topics
from autograder.pipeline.collect import collect
from autograder.pipeline.demo_class import DemoStudent, make_class
from autograder.pipeline.feedback import FeedbackReport, publish_feedback
from autograder.pipeline.grade import GradeReport, Progress, grade
from autograder.pipeline.report import TopicReport, publish_report
from autograder.pipeline.roster import take_roster
from autograder.pipeline.setup import set_up
from autograder.plain_course.run_start import WarmProcess
from autograder.sandbox.levels import Level, best_level

DEFAULT_DUE = datetime(2027, 2, 5, 18, tzinfo=UTC)
PREFIX = "demo"


@dataclass(frozen=True)
class DemoRoster:
    """The gradebook of the demo, set up with its students."""

    topics: int
    students: int


@dataclass(frozen=True)
class DemoGrading:
    """How the submissions of the demo were graded."""

    submissions: int
    seconds: float
    jobs: int
    sandbox: str


DemoStep = BuildReport | DemoRoster | CollectReport | DemoGrading | FeedbackReport
"""What one step of the demo has to report."""


@dataclass(frozen=True)
class DemoReport:
    """What the demo made, and how long grading took."""

    students: int
    graded: GradeReport
    reports: tuple[TopicReport, ...]
    pages: int
    changed_files: int
    kinds: dict[str, str] = field(default_factory=dict)

    @property
    def results(self) -> tuple[SubmissionResult, ...]:
        """The results of the class."""
        return tuple(item.result for item in self.graded.graded)


def run_demo(
    course: Course,
    *,
    students: int,
    jobs: int,
    is_whole: bool = False,
    on_step: Callable[[DemoStep], None],
    progress: Progress,
    warm: WarmProcess | None = None,
) -> DemoReport:
    """Play a term with simulated students, in the course's own folders.

    They hand in the first topic, or with ``is_whole`` all topics. ``warm`` is the warm process of
    the level ``full`` that was started for this run; see ``grade``.

    Raises
    ------
    UsageError
        If the gradebook already holds real students: a demo does not belong among them.
    """
    _refuse_real_students(course)
    paths, config = course.paths, course.config
    slugs = config.topics[: None if is_whole else 1]
    topics = [read_topic(paths, slug) for slug in slugs]
    not_built = [one for one in config.topics if not paths.release_notebook(one).exists()]
    build = build_topics(course, list(dict.fromkeys((*slugs, *not_built))), check=False)
    on_step(build)
    make_secret(paths.secret)
    set_up(course)
    everyone = {
        topic.slug: list(make_class(paths, topic, students, _due(config, topic)))
        for topic in topics
    }
    _take_roster(course, everyone[topics[0].slug])
    on_step(DemoRoster(len(config.topics), students))
    inbox = _hand_in(paths, everyone)
    on_step(collect(course, [inbox], creates=False))
    level, warm = _confinement(paths, warm)
    graded = grade(
        course,
        Selection(topics=slugs),
        jobs=jobs,
        sandbox=level,
        progress=progress,
        warm=warm,
    )
    on_step(DemoGrading(len(graded.graded), graded.seconds, jobs, level))
    feedback = publish_feedback(course, topics)
    on_step(feedback)
    return DemoReport(
        students=students,
        graded=graded,
        reports=publish_report(course, topics),
        pages=len(feedback.written) + feedback.unchanged,
        changed_files=len(build.changes) + len(feedback.written),
        kinds={student.id: student.kind for student in everyone[topics[0].slug]},
    )


def _confinement(paths: CoursePaths, warm: WarmProcess | None) -> tuple[Level, WarmProcess | None]:
    """Choose the best level there is; a warm process of another one is of no use."""
    if warm is not None:
        with contextlib.suppress(SandboxError):
            return warm.level(), warm
    return best_level(paths.root), None


def _refuse_real_students(course: Course) -> None:
    url = course.database
    if not gradebook_exists(url):
        return
    known = {student.id for student in read_marks(url).students}
    real = sorted(name for name in known if not name.startswith(PREFIX))
    if real:
        raise UsageError(
            f"{shown(url)}: holds real students ({', '.join(real[:3])}, ...). "
            "Run the demo in a fresh copy of the repository"
        )


def _due(config: CourseConfig, topic: Topic) -> datetime:
    return config.due_at(topic.slug) or DEFAULT_DUE


def _take_roster(course: Course, students: list[DemoStudent]) -> None:
    """Write the class list and take it over, as an instructor would."""
    rows = [("id", "last_name", "first_name", "email")]
    rows += [(s.id, s.last_name, s.first_name, f"{s.id}@example.org") for s in students]
    file = course.paths.private / "demo" / "class.csv"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(csv_text(rows, "\n"), encoding="utf-8")
    take_roster(course, file)


def _hand_in(paths: CoursePaths, everyone: dict[str, list[DemoStudent]]) -> Path:
    """Lay the files down as a download from an LMS: one folder a student and topic."""
    inbox = paths.private / "demo" / "handed_in"
    for topic, students in everyone.items():
        for student in students:
            folder = inbox / student.id / topic
            folder.mkdir(parents=True, exist_ok=True)
            notebook = folder / f"{topic}.ipynb"
            notebook.write_bytes(student.notebook)
            moment = student.timestamp.timestamp()
            os.utime(notebook, (moment, moment))
    return inbox
