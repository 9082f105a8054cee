"""Test files of the course, read by ``ast``: names, points, and the line that a student reads."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.reference import parse_python
from autograder.errors import Fault


@dataclass(frozen=True)
class MarkedTest:
    """One test function; ``points`` is None without a readable mark."""

    name: str
    line: int
    points: int | None
    title: str


@dataclass(frozen=True)
class MarkedFile:
    """One test file: its tests in order, and the modules that it imports with their lines."""

    file: Path
    tests: tuple[MarkedTest, ...]
    modules: tuple[tuple[str, int], ...]

    @property
    def points(self) -> int:
        """What the tests add up to."""
        return sum(test.points or 0 for test in self.tests)


def read_tests(path: Path, shown: Path) -> MarkedFile:
    """Read one test file; CourseTextError when it is missing or not Python."""
    tree, _ = parse_python(path, shown)
    tests = tuple(_test(function) for function in _functions(tree))
    return MarkedFile(shown, tests, tuple(_modules(tree)))


def faults_of_tests(tests: MarkedFile, exercise: str, worth: int) -> Iterator[Fault]:
    """Yield what is wrong with the marks of a file whose points should add up to ``worth``.

    With ``worth`` 0 nobody knows yet what they should add up to.
    """
    if not tests.tests:
        yield Fault(tests.file, 1, "there is no test. Write a function called test_....")
        return
    for test in tests.tests:
        if test.points is None:
            message = f"{test.name} has no points. Write @pytest.mark.points(1) above it."
            yield Fault(tests.file, test.line, message)
        if not test.title:
            message = f"{test.name} has no docstring. Its first line is what students read."
            yield Fault(tests.file, test.line, message)
    if worth and all(test.points is not None for test in tests.tests) and tests.points != worth:
        message = (
            f"the tests add up to {tests.points} points, {exercise} has {worth}. Make them equal."
        )
        yield Fault(tests.file, tests.tests[0].line, message)


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in tree.body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        for function in inner:
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                yield function


def _test(function: ast.FunctionDef) -> MarkedTest:
    title = (ast.get_docstring(function) or "").split("\n")[0].strip()
    marks = [points for node in function.decorator_list if (points := points_of(node))]
    return MarkedTest(function.name, function.lineno, marks[0] if len(marks) == 1 else None, title)


def points_of(decorator: ast.expr) -> int | None:
    """Read the points of a decorator; None if it gives none, or none that can be read."""
    match decorator:
        case ast.Call(
            func=ast.Attribute(attr="points", value=ast.Attribute(attr="mark")),
            args=[ast.Constant(value=int(points))],
            keywords=[],
        ) if points > 0 and not isinstance(points, bool):
            return points
    return None


def _modules(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ".", node.lineno
