"""What the verdict on one exercise depends on among the texts of its topic.

Which files a hidden test uses is read from its text: the modules that it imports from the course,
and the references whose names occur anywhere in it. Rather too much is counted than too little: a
file that asks for things by computed names depends on all references, and a helper file that no
test is seen to import counts for all exercises.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from autograder.authoring.marked_tests import points_of
from autograder.model import Exercise, Topic
from autograder.paths import CoursePaths

TESTS = "hidden tests"
POINTS = "points"
REFERENCES = "references"
SETTINGS = "settings"

_COMPUTED = frozenset(
    ("getattr", "importlib", "import_module", "__import__", "eval", "exec", "vars", "globals",
     "compile", "runpy")
)  # fmt: skip
"""Names that can reach others which do not stand in the text."""

_WORD = re.compile(r"\w+")


class TopicTexts:
    """The hidden tests and references of one topic, and which exercise depends on which."""

    def __init__(self, paths: CoursePaths, topic: Topic) -> None:
        self._paths = paths
        self._topic = topic
        self._texts: dict[Path, bytes] = {}
        self._found: dict[Path, tuple[Path, ...]] = {}
        self._tests = paths.hidden_test(topic.slug, "x").parent
        self._references = paths.reference(topic.slug, "x").parent

    def parts_of(self, name: str) -> dict[str, list[bytes]]:
        """Give what decides the verdict on one exercise, by part."""
        exercise = self._topic.exercise(name)
        test = self._paths.hidden_test(self._topic.slug, name)
        helpers = self._imported(test)
        tests, points = _without_points(self._text(test))
        settings = repr((exercise.uses, exercise.reveal, exercise.write_yourself))
        marks = repr((exercise.max_points, exercise.is_bonus))
        references = self._references_of(exercise, {test, *helpers})
        return {
            TESTS: [tests, *self._named(helpers - references)],
            POINTS: [points, marks.encode()],
            REFERENCES: self._named(references),
            SETTINGS: [settings.encode()],
        }

    def beside(self) -> list[bytes]:
        """Give the files beside hidden tests and references that may be used by any exercise."""
        names = [exercise.name for exercise in self._topic.exercises]
        own = {self._paths.hidden_test(self._topic.slug, name) for name in names}
        own |= {self._paths.reference(self._topic.slug, name) for name in names}
        used = own.union(*(self._imported(file) for file in sorted(own)))
        there = {*self._tests.rglob("*"), *self._references.rglob("*")}
        there.add(self._references.parent / "__init__.py")
        return self._named({f for f in there - used if f.is_file() and f.suffix != ".pyc"})

    def _references_of(self, exercise: Exercise, files: set[Path]) -> set[Path]:
        """Find the references that tests can ask for, and what these use in turn."""
        names = {exercise.name, *self._topic.helpers_of(exercise.name)}
        found: set[Path] = set()
        queue = {*files, *(self._paths.reference(self._topic.slug, name) for name in names)}
        while queue:
            file = queue.pop()
            if file in found:
                continue
            found.add(file)
            queue |= self._imported(file)
            queue |= {self._paths.reference(self._topic.slug, name) for name in self._asked(file)}
        return found - files

    def _asked(self, file: Path) -> set[str]:
        """Name the exercises that occur in a file; all of them if it computes names."""
        words = set(_WORD.findall(self._text(file).decode(errors="replace")))
        names = {exercise.name for exercise in self._topic.exercises}
        return names if words & _COMPUTED else names & words

    def _imported(self, file: Path) -> set[Path]:
        """Find the files of the course that a file imports, directly or through others."""
        found: set[Path] = set()
        queue = [file]
        while queue:
            at = queue.pop()
            if at not in self._found:
                self._found[at] = tuple(self._imports(at))
            for place in self._found[at]:
                if place not in found and place != file:
                    found.add(place)
                    queue.append(place)
        return found

    def _imports(self, file: Path) -> Iterator[Path]:
        for node in ast.walk(_parsed(self._text(file))):
            if isinstance(node, ast.Import):
                modules, start = [alias.name for alias in node.names], self._paths.root
            elif isinstance(node, ast.ImportFrom):
                module = f"{node.module}." if node.module else ""
                modules = [node.module or "", *(f"{module}{alias.name}" for alias in node.names)]
                start = file.parents[node.level - 1] if node.level else self._paths.root
            else:
                continue
            for module in modules:
                place = start.joinpath(*module.split("."))
                choices = (place.with_name(f"{place.name}.py"), place / "__init__.py")
                yield from (choice for choice in choices if module and choice.is_file())

    def _named(self, files: set[Path]) -> list[bytes]:
        parts = []
        for file in sorted(files):
            parts += [str(file.relative_to(self._paths.root)).encode(), self._text(file)]
        return parts

    def _text(self, file: Path) -> bytes:
        """Read a file once; one that is missing has no text, and whoever needs it will say so."""
        if file not in self._texts:
            self._texts[file] = file.read_bytes() if file.is_file() else b""
        return self._texts[file]


def _parsed(text: bytes) -> ast.Module:
    """Parse a file; one that is no Python imports nothing, and whoever runs it will say so."""
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError):
        return ast.Module(body=[], type_ignores=[])


def _without_points(text: bytes) -> tuple[bytes, bytes]:
    """Take points and titles out of a test file; give what is left, and them."""
    tree = _parsed(text)
    if not tree.body:
        return text, b""
    taken = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            points = [points_of(decorator) for decorator in node.decorator_list]
            title = ast.get_docstring(node)
            taken.append((node.name, [mark for mark in points if mark], title))
            node.decorator_list = [
                decorator
                for decorator, mark in zip(node.decorator_list, points, strict=True)
                if not mark
            ]
            node.body = node.body[1:] if title is not None else node.body
    return ast.dump(tree).encode(), repr(taken).encode()
