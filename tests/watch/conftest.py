"""A tiny course with an exchange and a folder in which work arrives."""

import json
import os
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from autograder.course import make_secret, open_course
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.marks import read_marks
from autograder.gradebook.students import StudentRecord, record_students
from autograder.paths import CoursePaths
from autograder.pipeline.setup import set_up
from autograder.pipeline.watch import watch
from autograder.pipeline.watch_events import WatchEvent, WatchReport
from autograder.sandbox.levels import best_level
from tests.awkward.spoilt_notebooks import RIGHT
from tests.course_copy import TOPIC, copy_course
from tests.faults.conftest import made

STUDENTS = ("ada", "bob", "cid", "dan", "eva", "fay")
ALL_RIGHT = made(**RIGHT)
ONE_RIGHT = made(add_intercept=RIGHT["add_intercept"])
BROKEN = ALL_RIGHT[: len(ALL_RIGHT) // 2]


class Desk:
    """The course, and hands that lay work where it arrives."""

    def __init__(self, root: Path) -> None:
        self.paths = CoursePaths(copy_course(root / "course"))
        self.inbox = root / "inbox"
        self.inbox.mkdir()
        course = open_course(self.paths.root)
        make_secret(self.paths.secret)
        set_up(course)
        record_students(course.database, [StudentRecord(name) for name in STUDENTS])
        self.events: list[WatchEvent] = []
        self.level = str(best_level(self.paths.root))

    def put(self, student: str, content: bytes) -> Path:
        """Lay a notebook into the folder, whole, long ago by its date and by its arrival."""
        path = self.inbox / student / f"{TOPIC}.ipynb"
        path.parent.mkdir(exist_ok=True)
        staged = path.with_name(".staged")
        staged.write_bytes(content)
        os.utime(staged, (1_000_000_000, 1_000_000_000))
        staged.replace(path)
        return path

    def submit(self, student: str, content: bytes, moment: datetime) -> Path:
        """Lay an entry into the exchange, as nbgrader does."""
        when = f"{moment.astimezone(UTC):%Y-%m-%d %H:%M:%S.%f} UTC"
        entry = self.paths.exchange / "ml_by_hand" / "inbound" / f"{student}+{TOPIC}+{when}+x"
        entry.mkdir(parents=True)
        (entry / f"{TOPIC}.ipynb").write_bytes(content)
        (entry / "timestamp.txt").write_text(when)
        return entry

    def once(self, *folders: Path) -> WatchReport:
        """Let a watch see to what has arrived; ``events`` is what it told."""
        self.events = []
        return watch(
            open_course(self.paths.root),
            folders or [self.inbox],
            jobs=2,
            tell=self.events.append,
            is_once=True,
            sandbox=self.level,
        )

    def told(self, what: str) -> dict[str, str]:
        """Return the words about each student in the last watch."""
        return {event.student: event.words for event in self.events if event.what == what}

    def score(self, student: str) -> float | None:
        """Return the automatic marks that the gradebook has of a student's submission."""
        found = read_marks(open_course(self.paths.root).database, [TOPIC]).submission(
            student, TOPIC
        )
        return None if found is None else sum(mark.auto or 0 for mark in found.marks)

    def recordings(self, student: str) -> int:
        """Count how often the most changed mark of a student was recorded."""
        lines = read_ledger(self.paths.ledger)
        counts = Counter(line.item for line in lines if line.student == student)
        return max(counts.values(), default=0)

    def has_page(self, student: str) -> bool:
        """Whether the page of a student is there."""
        return self.paths.feedback_page(student, TOPIC).exists()

    def result(self, student: str) -> dict[str, object]:
        """Read the stored result."""
        stored = self.paths.stored_result(student, TOPIC).read_text()
        return json.loads(stored)  # type: ignore[no-any-return]

    def set_tries(self, most: int) -> None:
        """Limit the tries."""
        with self.paths.course_file.open("a") as file:
            file.write(f"\n[watch]\ntries = {most}\n")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """A course in which nothing was handed in."""
    return Desk(tmp_path)
