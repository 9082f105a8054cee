"""The hidden tests of one topic, collected once by pytest and run for one student after another."""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import pytest

from autograder.checking.probe_calls import is_of_reference
from autograder.checking.pytest_session import open_session
from autograder.checking.seeds import seed_function
from autograder.checking.student_functions import ReferenceFunctions, Student
from autograder.errors import CourseTextError, Fault, SandboxError
from autograder.mistakes.atlas import NO_ATLAS, ExerciseAtlas, read_atlas
from autograder.model import Exercise, ExerciseResult, SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.sandbox.open_functions import OpenFunction, open_function_maker

Subject = Student | ReferenceFunctions


@dataclass(frozen=True)
class HiddenTest:
    """One hidden test function with all its parametrized cases."""

    name: str
    title: str
    points: int
    items: tuple[pytest.Function, ...]


class Room:
    """Gives hidden tests their fixtures, and keeps what they raised."""

    def __init__(self, topic: str, secret: str, open_functions: str) -> None:
        self.make_open_function = open_function_maker(open_functions)
        self._topic = topic
        self._secret = secret
        self.subject: Subject | None = None
        self.reference_functions = ReferenceFunctions(topic)
        self.raised: BaseException | None = None

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
        self._tests = {e.name: tuple(self._tests_of(e)) for e in topic.exercises}
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
        """Return the atlas of an exercise; an empty one where the reference is another by now."""
        if exercise not in self._atlases:
            atlas = read_atlas(self._paths, self.topic.slug, exercise)
            is_valid = is_of_reference(atlas, exercise, self.reference, self.open_function)
            self._atlases[exercise] = atlas if is_valid else NO_ATLAS
        return self._atlases[exercise]

    def tests(self, exercise: str) -> tuple[HiddenTest, ...]:
        """List the hidden tests of one exercise in the order of their file."""
        return self._tests[exercise]

    def module(self, exercise: str) -> ModuleType:
        """Return the module of an exercise's hidden tests."""
        module: ModuleType = self._tests[exercise][0].items[0].module
        return module

    def run(self, test: HiddenTest, subject: Subject) -> BaseException | None:
        """Run all cases of one test; return what the first failing one raised."""
        room = self._room
        room.subject, room.raised = subject, None
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

    def _tests_of(self, exercise: Exercise) -> Iterator[HiddenTest]:
        path = self._paths.hidden_test(exercise.topic, exercise.name)
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
