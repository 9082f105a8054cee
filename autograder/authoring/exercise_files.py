"""The files around an exercise: its reference, self-checks, hidden tests, calibration; and data."""

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from autograder.authoring.assignment import Assignment
from autograder.authoring.marked_tests import MarkedFile, faults_of_tests, read_tests
from autograder.authoring.reference import Reference, parse_python
from autograder.authoring.text import faults_of_marks
from autograder.errors import CourseTextError, Fault
from autograder.model import Exercise
from autograder.paths import CoursePaths

FEWEST_WRONG = 3


def faults_of_exercise(paths: CoursePaths, exercise: Exercise) -> Iterator[Fault]:
    """Yield what is wrong with or missing from an exercise's tests and calibration."""
    for path, is_hidden in (
        (paths.selfcheck(exercise.topic, exercise.name), False),
        (paths.hidden_test(exercise.topic, exercise.name), True),
    ):
        try:
            tests = read_tests(path, path.relative_to(paths.root))
        except CourseTextError as error:
            yield from error.faults
            continue
        yield from faults_of_tests(tests, exercise.name, exercise.max_points)
        yield from _faults_of_imports(tests, is_hidden=is_hidden)
    yield from _faults_of_calibration(paths, exercise)


def _faults_of_imports(tests: MarkedFile, *, is_hidden: bool) -> Iterator[Fault]:
    for module, line in tests.modules:
        package = module.split(".")[0]
        if package == "solutions":
            message = "a test imports solutions. Ask the fixture reference for what is right."
            yield Fault(tests.file, line, message)
        elif package == "autograder" and not is_hidden:
            message = (
                f"a self-check imports {module}, which students do not have. "
                "Write: from selfchecks.testing import ..."
            )
            yield Fault(tests.file, line, message)


def faults_of_reference(
    reference: Reference, exercise: Exercise, notebook: Mapping[str, str]
) -> Iterator[Fault]:
    """Yield what a reference has that a notebook cannot: marks, and names from its file's top.

    ``notebook`` are the names that the notebook's own cells import.
    """
    yield from faults_of_marks(reference.head, reference.line, reference.file)
    yield from faults_of_marks(reference.body, reference.body_line, reference.file)
    for name in reference.needs:
        origin = reference.imported[name]
        if origin.startswith("solutions."):
            expected = f"solutions.{exercise.topic}.{name}.{name}"
            if name not in exercise.uses or origin != expected:
                message = f"takes {name} from {origin}, which is not in uses. Add it there."
                yield Fault(reference.file, reference.line, message)
        elif notebook.get(name) != origin:
            message = (
                f"takes {name} from an import at the top, which the notebook does not have. "
                "Import it inside the function, or in the notebook's first code cell."
            )
            yield Fault(reference.file, reference.line, message)


def _faults_of_calibration(paths: CoursePaths, exercise: Exercise) -> Iterator[Fault]:
    folder = paths.calibration(exercise.topic, exercise.name)
    wrong = sorted((folder / "wrong").glob("*.py"))
    if len(wrong) < FEWEST_WRONG:
        message = (
            f"{len(wrong)} wrong answers are stored, at least {FEWEST_WRONG} are needed. "
            "Write one file for each mistake, named after it."
        )
        yield Fault((folder / "wrong").relative_to(paths.root), 1, message)
    for path in (*wrong, *sorted((folder / "right").glob("*.py"))):
        yield from _faults_of_answer(path, path.relative_to(paths.root), exercise.name)


def _faults_of_answer(path: Path, shown: Path, name: str) -> Iterator[Fault]:
    try:
        tree, text = parse_python(path, shown)
    except CourseTextError as error:
        yield from error.faults
        return
    if not any(_binds(node, name) for node in tree.body):
        yield Fault(shown, 1, f"the answer does not define {name}. Write: def {name}(...)")
    if not text.startswith(("#", '"""', 'r"""')):
        message = "the first line does not say what the mistake or the method is. Write a comment."
        yield Fault(shown, 1, message)


def _binds(node: ast.stmt, name: str) -> bool:
    match node:
        case ast.FunctionDef(name=bound):
            return bound == name
        case ast.Assign(targets=targets):
            return any(isinstance(target, ast.Name) and target.id == name for target in targets)
    return False


def faults_of_strays(paths: CoursePaths, topic: str, exercises: Collection[str]) -> Iterator[Fault]:
    """Yield files and folders that belong to no exercise, such as after one was renamed."""
    homes = (
        (paths.reference(topic, "").parent, "*.py", {"__init__.py", *_files("", exercises)}),
        (paths.hidden_test(topic, "").parent, "test_*.py", _files("test_", exercises)),
        (paths.selfchecks(topic), "*.py", {"open_functions.py", *_files("test_", exercises)}),
        (paths.calibration(topic, ""), "*/", set(exercises)),
    )
    for folder, pattern, known in homes:
        for path in sorted(folder.glob(pattern)):
            if path.name not in known and path.name != "__pycache__":
                message = f"belongs to no exercise of {topic}. List the exercise, or delete this."
                yield Fault(path.relative_to(paths.root), 1, message)


def _files(prefix: str, exercises: Collection[str]) -> set[str]:
    return {f"{prefix}{name}.py" for name in exercises}


def faults_of_data(paths: CoursePaths, assignment: Assignment) -> Iterator[Fault]:
    """Yield data files that are listed and missing, or there and not listed."""
    topic = assignment.topic
    folder = paths.data(topic.slug)
    listed = [data.file for data in topic.data]
    for index, name in enumerate(listed):
        if name and not (folder / name).is_file():
            message = (
                f"the data file {name!r} is not in {folder.relative_to(paths.root)}. Put it there."
            )
            yield assignment.toml.fault(("data", index, "file"), message)
    present = sorted(folder.rglob("*")) if folder.is_dir() else []
    for path in present:
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in listed:
            message = (
                f"is not listed in {assignment.toml.file}. Add [[data]] with origin and licence."
            )
            yield Fault(path.relative_to(paths.root), 1, message)
