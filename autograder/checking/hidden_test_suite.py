"""The hidden tests of one topic, collected once by pytest and run for one student after another."""

import contextlib
import inspect
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import pytest

from autograder.checking.counterexample_search import find_counterexample_search
from autograder.checking.probe_calls import is_of_reference, is_of_search
from autograder.checking.pytest_session import open_session
from autograder.checking.seeds import seed_function
from autograder.checking.student_functions import ReferenceFunctions, Student
from autograder.errors import CourseTextError, Fault, SandboxError
from autograder.mistakes.atlas import NO_ATLAS, ExerciseAtlas, read_atlas
from autograder.model import Exercise, ExerciseResult, SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.sandbox.open_functions import OpenFunction, open_function_maker

Subject = Student | ReferenceFunctions
UNREADABLE = "Its hidden tests cannot be read: a mistake in the course, and none of yours."
Restrained = Callable[[], contextlib.AbstractContextManager[None]]


@dataclass(frozen=True)
class HiddenTest:
    """One hidden test function with all its parametrized cases.

    ``faults`` say why it cannot be run: mistakes of the author, so there are no cases.
    """

    name: str
    title: str
    points: int
    items: tuple[pytest.Function, ...] = ()
    faults: tuple[Fault, ...] = ()


class Room:
    """Gives hidden tests their fixtures, and keeps what they raised."""

    def __init__(self, topic: str, secret: str, open_functions: str) -> None:
        self.make_open_function = open_function_maker(open_functions)
        self._topic = topic
        self._secret = secret
        self.subject: Subject | None = None
        self.reference_functions = ReferenceFunctions(topic)
        self.raised: BaseException | None = None
        self.restrained: Restrained = contextlib.nullcontext

    @pytest.fixture(scope="session")
    def student(self) -> Subject:
        """Return the functions under test."""
        if self.subject is None:
            raise SandboxError("a hidden test ran without a student: this is a bug of the grader")
        return self.subject

    @pytest.fixture(scope="session")
    def reference(self) -> ReferenceFunctions:
        """Return the references of the topic."""
        return self.reference_functions

    @pytest.fixture(scope="module")
    def seed(self, request: pytest.FixtureRequest) -> Callable[[str], int]:
        """Return the function that gives seeds for generated inputs."""
        exercise = request.path.stem.removeprefix("test_")
        return seed_function(self._secret, f"{self._topic}/{exercise}")

    @pytest.fixture(scope="session")
    def open_function(self) -> Callable[..., OpenFunction]:
        """Return what makes an open function, by its name and its first arguments."""
        return self.make_open_function

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self) -> Generator[None, object, object]:
        """Restrain the body of a test alone: pytest's own steps must not be left half way."""
        with self.restrained():
            return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> pytest.TestReport:
        """Keep the exception itself; formatting tracebacks would cost more than most tests."""
        if call.excinfo is not None and self.raised is None:
            self.raised = call.excinfo.value
            if call.when != "call":  # nothing of a student's runs there
                self.raised = SandboxError(
                    f"{item.name}: {call.when} failed: {call.excinfo.exconly()}"
                )
        outcome: Any = "failed" if call.excinfo is not None else "passed"
        when: Any = call.when
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, when)


class Suite:
    """The hidden tests of one topic, collected."""

    def __init__(self, paths: CoursePaths, topic: Topic, secret: str) -> None:
        self.topic = topic
        self._paths = paths
        source = paths.open_functions(topic.slug)
        open_functions = source.read_text() if source.exists() else ""
        self._room = Room(topic.slug, secret, open_functions)
        files = [paths.hidden_test(topic.slug, e.name) for e in topic.exercises]
        self._session = open_session(files, self._room)
        self._tests = {e.name: self._tests_of(e) for e in topic.exercises}
        self._atlases: dict[str, ExerciseAtlas] = {}

    @property
    def reference(self) -> ReferenceFunctions:
        """The references, with their memory."""
        return self._room.reference_functions

    @property
    def open_function(self) -> Callable[..., OpenFunction]:
        """What makes an open function, for counterexample searches."""
        return self._room.make_open_function

    @property
    def paths(self) -> CoursePaths:
        """Where the files of the course are."""
        return self._paths

    def atlas(self, exercise: str) -> ExerciseAtlas:
        """Return the atlas of an exercise; an empty one where reference or search is another."""
        if exercise not in self._atlases:
            atlas = read_atlas(self._paths, self.topic.slug, exercise)
            check, make = find_counterexample_search(self.module(exercise)), self.open_function
            is_valid = is_of_search(atlas, check, make)
            is_valid = is_valid and is_of_reference(atlas, exercise, self.reference, make)
            self._atlases[exercise] = atlas if is_valid else NO_ATLAS
        return self._atlases[exercise]

    def tests(self, exercise: str) -> tuple[HiddenTest, ...]:
        """List the hidden tests of one exercise in the order of their file."""
        return self._tests[exercise]

    @property
    def faults(self) -> tuple[str, ...]:
        """What an author must correct before all exercises can be tested: file, line and cause."""
        tests = (test for found in self._tests.values() for test in found)
        return tuple(str(fault) for test in tests for fault in test.faults)

    def require_sound(self, exercise: str) -> None:
        """Refuse an exercise whose hidden tests cannot be run.

        Raises
        ------
        CourseTextError
            With the file, the line and the cause.
        """
        faults = [fault for test in self._tests[exercise] for fault in test.faults]
        if faults:
            raise CourseTextError(faults)

    def module(self, exercise: str) -> ModuleType | None:
        """Return the module of an exercise's hidden tests, if it could be imported."""
        for test in self._tests[exercise]:
            for item in test.items:
                module: ModuleType = item.module
                return module
        return None

    def run(
        self,
        test: HiddenTest,
        subject: Subject,
        restrained: Restrained = contextlib.nullcontext,
    ) -> BaseException | None:
        """Run all cases of one test; return what the first failing one raised.

        ``restrained`` makes what the body of each case runs in, such as a clock.
        """
        room = self._room
        room.subject, room.raised, room.restrained = subject, None, restrained
        self._session.run(test.items, lambda: room.raised is not None)
        return room.raised

    def marked_anew(self, result: SubmissionResult) -> SubmissionResult:
        """Return verdicts that stand the titles and points that their tests have now."""
        exercises = tuple(self._marked_anew(found) for found in result.exercises)
        return replace(result, exercises=exercises)

    def _marked_anew(self, found: ExerciseResult) -> ExerciseResult:
        exercise = self.topic.exercise(found.exercise)
        tests = {test.name: test for test in self.tests(exercise.name)}
        verdicts = tuple(
            replace(v, title=tests[v.test].title, points=tests[v.test].points)
            if v.test in tests
            else v
            for v in found.verdicts
        )
        points, is_bonus = exercise.max_points, exercise.is_bonus
        return replace(found, verdicts=verdicts, max_points=points, is_bonus=is_bonus)

    def close(self) -> None:
        """End pytest's session."""
        self._session.close()

    def _tests_of(self, exercise: Exercise) -> tuple[HiddenTest, ...]:
        """Return the hidden tests of one exercise; one that cannot be run if its file is faulty."""
        try:
            return tuple(self._read_tests(exercise))
        except CourseTextError as error:
            faults = tuple(self._placed(fault) for fault in error.faults)
            name, points = f"test_{exercise.name}", exercise.max_points
            return (HiddenTest(name, UNREADABLE, points, faults=faults),)

    def _placed(self, fault: Fault) -> Fault:
        """Name the file of a fault as seen from the course."""
        root = self._paths.root
        is_inside = fault.file.is_relative_to(root)
        return replace(fault, file=fault.file.relative_to(root)) if is_inside else fault

    def _read_tests(self, exercise: Exercise) -> Iterator[HiddenTest]:
        path = self._paths.hidden_test(exercise.topic, exercise.name)
        if path in self._session.faults:
            raise CourseTextError([self._session.faults[path]])
        cases: dict[str, list[pytest.Function]] = {}
        for item in self._session.items:
            if item.path == path and isinstance(item, pytest.Function):
                cases.setdefault(item.originalname, []).append(item)
        if not cases:
            raise CourseTextError([Fault(path, 1, "no hidden test was found in this file")])
        for name, items in cases.items():
            mark = items[0].get_closest_marker("points")
            if mark is None:
                raise CourseTextError([Fault(path, 1, f"{name} has no @pytest.mark.points(n)")])
            yield HiddenTest(name, _title(items[0]), int(mark.args[0]), tuple(items))


def _title(item: pytest.Function) -> str:
    return (inspect.getdoc(item.function) or item.originalname).splitlines()[0]
