"""Makes the two courses that are compared: one for the engine, one for stock nbgrader."""

import functools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.model import Topic
from autograder.paths import CoursePaths
from benchmarks import fixed
from benchmarks.mixed_class import mixed_answers, shaken, using_later

ROOT = Path(__file__).resolve().parent.parent
LINEAR = "linear_regression"
FIXED = "fixed"
SECRET = "the secret of the benchmark"
EVERY = 4
"""One submission in so many has a wrong answer."""

COURSE = 'title = "Benchmark"\ntimezone = "UTC"\ntopics = ["{topic}"]\n'
STOCK = "c = get_config()\nc.CourseDirectory.course_id = 'bench'\n"
NEUTRAL = '''\
"""Stands in for the self-checks, on stock's side as on ours."""


class needs:
    def __init__(self, *names):
        pass

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        return kind is not None and issubclass(kind, NotImplementedError)


def check(name=None):
    pass
'''


@dataclass(frozen=True)
class Workload:
    """What is graded: a topic, how many hand in, and whether the fixed notebook draws.

    ``stock_students`` bounds how many of a class of mixed answers stock grades as well; 0 is a
    class that is right but for one answer in four.
    """

    name: str
    topic: str
    students: int
    has_figure: bool = False
    stock_students: int = 0

    @property
    def is_mixed(self) -> bool:
        """Whether answers are mixed as those of students are."""
        return self.stock_students > 0

    @property
    def ids(self) -> list[str]:
        """The students; those of each half of the class begin with the same letter.

        In a mixed class, those whom stock grades do.
        """
        half = min(self.stock_students or (self.students + 1) // 2, self.students)
        return [f"{'a' if n < half else 'b'}{n:04}" for n in range(self.students)]


@dataclass(frozen=True)
class Class:
    """What every student answers, and the exercises that somebody has wrong, if any."""

    answers: Mapping[str, Mapping[str, str]]
    wrong: Mapping[str, frozenset[str]]


@dataclass(frozen=True)
class Pair:
    """Two courses that hold the same submissions."""

    workload: Workload
    topic: Topic
    everyone: Class
    ours: Path
    stock: Path

    @property
    def assignment(self) -> str:
        """The assignment, and its only notebook."""
        return self.topic.slug

    @property
    def points(self) -> dict[str, int]:
        """The points of each cell that is graded automatically."""
        return {exercise.check_cell: exercise.max_points for exercise in self.topic.exercises}

    @functools.cached_property
    def failed(self) -> dict[str, frozenset[str]]:
        """The cells in which a student loses points."""
        return {student: self._cells(names) for student, names in self.everyone.wrong.items()}

    @functools.cached_property
    def shaken(self) -> dict[str, frozenset[str]]:
        """The cells of right answers that use a wrong one: without credit they lose points."""
        return {
            student: self._cells(shaken(self.topic, self.everyone.answers[student], names) - names)
            for student, names in self.everyone.wrong.items()
        }

    @functools.cached_property
    def beyond_credit(self) -> dict[str, frozenset[str]]:
        """The cells of answers that use later ones, whose mistakes are theirs, too."""
        return {
            student: self._cells(using_later(self.topic, answers))
            for student, answers in self.everyone.answers.items()
        }

    def _cells(self, names: frozenset[str]) -> frozenset[str]:
        checks = {exercise.name: exercise.check_cell for exercise in self.topic.exercises}
        return frozenset(checks[name] for name in names)


def environment() -> dict[str, str]:
    """Return the variables under which both sides run."""
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    kept = {k: v for k, v in os.environ.items() if k in ("HOME", "LANG", "TMPDIR")}
    return {**kept, "PATH": path, "PYTHONPATH": str(ROOT)}


def run(words: Sequence[str | Path], folder: Path) -> None:
    """Run a preparing command; its output is shown if it fails."""
    done = subprocess.run(
        words, cwd=folder, env=environment(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{words}: ended with {done.returncode}\n{done.stdout}{done.stderr}")


def make_pair(workload: Workload, folder: Path) -> Pair:
    """Make both courses, with everything handed in and nothing graded."""
    ours, stock = folder / "ours", folder / "stock"
    ours.mkdir(parents=True)
    stock.mkdir()
    if workload.topic == LINEAR:
        copy_linear(ours)
    else:
        _write_fixed(ours, has_figure=workload.has_figure)
    (ours / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    program = [sys.executable, "-m", "autograder"]
    run([*program, "build"], ours)
    (ours / ".autograder").mkdir(exist_ok=True)
    (ours / ".autograder" / "secret").write_text(SECRET)
    paths = CoursePaths(ours)
    topic = read_topic(paths, workload.topic)
    everyone = _make_class(paths, topic, workload)
    run([*program, "setup"], ours)
    _take_roster(ours, workload.ids)
    _hand_in(ours, topic, everyone)
    _make_stock(paths, topic, stock)
    _hand_in(stock, topic, everyone)
    return Pair(workload, topic, everyone, ours, stock)


# --- ours ---


def copy_linear(root: Path) -> None:
    """Copy what an author wrote of the topic, and its settings for nbgrader."""
    ignore = shutil.ignore_patterns("__pycache__")
    for part in (
        "assignments",
        "solutions",
        "autograder/hidden_tests",
        "tests/selfchecks",
        "tests/calibration",
    ):
        shutil.copytree(ROOT / part / LINEAR, root / part / LINEAR, ignore=ignore)
    for part in ("requirements", "assignments/_shared"):
        shutil.copytree(ROOT / part, root / part)
    (root / "course.toml").write_text(COURSE.format(topic=LINEAR))
    shutil.copy(ROOT / "nbgrader_config.py", root)


def _write_fixed(root: Path, *, has_figure: bool) -> None:
    paths = CoursePaths(root)
    files = {
        root / "course.toml": COURSE.format(topic=FIXED),
        paths.assignment_file(FIXED): fixed.assignment_text(),
        paths.notebook_text(FIXED): fixed.notebook_text(has_figure=has_figure),
    }
    for exercise in fixed.EXERCISES:
        files[paths.reference(FIXED, exercise.name)] = fixed.reference_text(exercise)
        files[paths.hidden_test(FIXED, exercise.name)] = fixed.hidden_test_text(exercise)
        files[paths.selfcheck(FIXED, exercise.name)] = fixed.selfcheck_text(exercise)
        for mistake in ("first", "second", "third"):
            stored = paths.calibration(FIXED, exercise.name) / "wrong" / f"{mistake}.py"
            files[stored] = f"# Gives numbers that are wrong.\n{exercise.wrong}"
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    shutil.copytree(ROOT / "requirements", root / "requirements")
    shutil.copy(ROOT / "nbgrader_config.py", root)


def _take_roster(root: Path, students: Sequence[str]) -> None:
    lines = [
        "id,last_name,first_name,email",
        *(f"{s},Last,First,{s}@example.org" for s in students),
    ]
    (root / "roster.csv").write_text("\n".join(lines) + "\n")
    run([sys.executable, "-m", "autograder", "roster", "roster.csv"], root)


# --- the class ---


def _make_class(paths: CoursePaths, topic: Topic, workload: Workload) -> Class:
    """Make everybody answer rightly, but one in four get one exercise wrong that no other uses.

    A mixed class answers as students do.
    """
    if workload.is_mixed:
        return Class(*mixed_answers(paths, topic, workload.ids))
    right = {
        e.name: read_reference(paths, topic.slug, e.name).solution_cell for e in topic.exercises
    }
    helpers = {name for exercise in topic.exercises for name in exercise.uses}
    alone = [e.name for e in topic.exercises if e.name not in helpers]
    answers, wrong = {}, {}
    for number, student in enumerate(workload.ids):
        answers[student] = dict(right)
        if number % EVERY == EVERY - 1:
            name = alone[number // EVERY % len(alone)]
            mistake = sorted((paths.calibration(topic.slug, name) / "wrong").glob("*.py"))[0]
            answers[student][name] = mistake.read_text()
            wrong[student] = frozenset({name})
    return Class(answers, wrong)


def _hand_in(root: Path, topic: Topic, everyone: Class) -> None:
    """Fill every student's answers into the released notebook."""
    release = root / "release" / topic.slug
    released = (release / f"{topic.slug}.ipynb").read_text()
    for student, answers in everyone.answers.items():
        notebook = json.loads(released)
        for cell in notebook["cells"]:
            name = _grade_id(cell).removesuffix("-answer")
            if name in answers:
                cell["source"] = answers[name]
        folder = root / "submitted" / student / topic.slug
        folder.mkdir(parents=True)
        (folder / f"{topic.slug}.ipynb").write_text(json.dumps(notebook))


def _grade_id(cell: Mapping[str, Any]) -> str:
    return str(cell["metadata"].get("nbgrader", {}).get("grade_id", ""))


# --- stock ---


def _make_stock(ours: CoursePaths, topic: Topic, root: Path) -> None:
    """Write a course that knows nothing of us: the same notebook, with tests in its check cells."""
    source = root / "source" / topic.slug
    shutil.copytree(ours.release(topic.slug), source, ignore=shutil.ignore_patterns("selfchecks"))
    (source / "selfcheck.py").write_text(NEUTRAL)
    notebook = json.loads(ours.source_notebook(topic.slug).read_text())
    checks = dict(_checks(ours, topic))
    for cell in notebook["cells"]:
        name = _grade_id(cell)
        if name in checks:
            cell["source"], cell["metadata"]["nbgrader"]["points"] = checks[name]
    (source / f"{topic.slug}.ipynb").write_text(json.dumps(notebook))
    (root / "nbgrader_config.py").write_text(STOCK)
    run([sys.executable, "-m", "nbgrader", "generate_assignment", topic.slug], root)


def _checks(ours: CoursePaths, topic: Topic) -> Iterator[tuple[str, tuple[str, int]]]:
    """Return what stands in each check cell, and its points."""
    asserts = {e.name: e.asserts_of(e.name) for e in fixed.EXERCISES}
    for exercise in topic.exercises:
        name = exercise.name
        words = f'"{ours.root}", "{topic.slug}", "{name}", "{SECRET}", globals()'
        runner = f"from benchmarks.kernel_tests import run_tests\nrun_tests({words})"
        text = runner if topic.slug == LINEAR else asserts[name]
        hidden = f"### BEGIN HIDDEN TESTS\n{text}\n### END HIDDEN TESTS"
        yield exercise.check_cell, (hidden, exercise.max_points)
