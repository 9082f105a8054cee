"""What the verdict on one exercise depends on among the texts of its topic.

Which files a hidden test uses is read from its code: the modules that it imports from the course
and from the engine, and the references whose names occur anywhere in it. Rather too much is counted
than too little: a file that asks for things by computed names depends on all references, a helper
file that no test is seen to import counts for all exercises, and where something reads the text of
code, comments and docstrings count.
"""

import functools
import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.grading.engine_modules import HIDDEN_TESTS, EngineModules, installed_engine
from autograder.grading.hashes import short_hash
from autograder.grading.source_facts import Import, SourceFacts, read_facts
from autograder.model import Exercise, Topic
from autograder.paths import CoursePaths

TESTS = "hidden tests"
POINTS = "points"
REFERENCES = "references"
SETTINGS = "settings"
WORDS = "docstrings"
MISTAKES = "stored mistakes"
ATLAS = "atlas"

_COMPUTED = frozenset(
    (
        "getattr",
        "importlib",
        "import_module",
        "__import__",
        "eval",
        "exec",
        "vars",
        "globals",
        "compile",
        "runpy",
    )
)
"""Names that can reach others which do not stand in the code."""

_READS_TEXT = frozenset(
    (
        "__doc__",
        "__file__",
        "getdoc",
        "getsource",
        "getsourcelines",
        "getcomments",
        "inspect",
        "linecache",
        "read_text",
        "read_bytes",
        "open",
    )
)
"""Names that can reach the text of code, of which comments and docstrings are a part."""


@dataclass(frozen=True)
class ExerciseTexts:
    """The texts that decide the verdict on one exercise, by part; each can be hashed.

    ``points`` are those of its tests, ``titles`` the tests' docstrings, ``words`` all other
    docstrings that a student may come to read, ``mistakes`` is what names a mistake.
    """

    tests: list[str]
    points: list[str]
    titles: list[str]
    references: list[str]
    settings: list[str]
    words: list[str]
    mistakes: list[str]


class TopicTexts:
    """The hidden tests and references of one topic, and which exercise depends on which."""

    def __init__(
        self, paths: CoursePaths, topic: Topic, engine: EngineModules | None = None
    ) -> None:
        self._paths = paths
        self._topic = topic
        self._engine = engine or installed_engine()
        self._sources: dict[Path, bytes] = {}
        self._known: dict[Path, SourceFacts] = {}
        self._found: dict[Path, tuple[Path, ...]] = {}
        self._tests = paths.hidden_test(topic.slug, "x").parent
        self._references = paths.reference(topic.slug, "x").parent

    def texts_of(self, name: str, answers: Iterable[Path] = ()) -> ExerciseTexts:
        """Return what decides the verdict on one exercise.

        Parameters
        ----------
        name : str
        answers : iterable of Path
            Stored answers that are tested, too: they can call what they name.
        """
        exercise = self._topic.exercise(name)
        test = self._paths.hidden_test(self._topic.slug, name)
        helpers = self._imported(test)
        own = self._paths.reference(self._topic.slug, name)
        references = self._references_of(exercise, {test, *helpers}, answers)
        files = {test, *helpers, *references}
        is_read = any(self._facts(file).words & _READS_TEXT for file in files)
        modules = self._engine_modules(files)
        facts = self._facts(test)
        return ExerciseTexts(
            tests=[
                *self._codes({test, *helpers} - references, is_read=is_read),
                self._engine.marks_hash(modules),
            ],
            points=[facts.points, repr((exercise.max_points, exercise.is_bonus))],
            titles=[facts.titles],
            references=self._codes(references, is_read=is_read),
            settings=[
                repr(
                    (
                        exercise.uses,
                        self._topic.helpers_of(name),
                        exercise.reveal,
                        exercise.write_yourself,
                    )
                )
            ],
            words=[self._facts(file).docstrings for file in (test, *sorted(helpers), own)]
            + [self._engine.words_hash(modules)],
            mistakes=self._mistakes(exercise),
        )

    def _mistakes(self, exercise: Exercise) -> list[str]:
        """Return what decides how a mistake is named: atlas, sentences, the author's own words."""
        own = repr((exercise.name_mistakes, exercise.mistake_texts))
        atlas = self._atlas_hashes.get(exercise.name, "")
        stored = self._paths.calibration(exercise.topic, exercise.name) / "wrong"
        files = sorted(stored.glob("*.py"))
        sentences = [part for f in files for part in (f.stem, self._facts(f).docstrings)]
        return [own, atlas, *sentences]

    @functools.cached_property
    def _atlas_hashes(self) -> dict[str, str]:
        """The hash of each atlas, by exercise; kept, since a table has megabytes."""
        table = self._source(self._paths.recorded_table(self._topic.slug, ATLAS))
        if not table:
            return {}
        hashes = self._engine.cache.fetch(ATLAS, table, lambda: json.dumps(_hashes_in(table)))
        return dict(json.loads(hashes))

    def codes_of(self, files: Collection[Path]) -> list[str]:
        """Return name and code of some files, to be hashed."""
        return self._codes(set(files), is_read=False)

    def beside(self) -> list[str]:
        """Return the files beside hidden tests and references that may be used by any exercise."""
        names = [exercise.name for exercise in self._topic.exercises]
        own = {self._paths.hidden_test(self._topic.slug, name) for name in names}
        own |= {self._paths.reference(self._topic.slug, name) for name in names}
        used = own.union(*(self._imported(file) for file in sorted(own)))
        there = {*self._tests.rglob("*"), *self._references.rglob("*")}
        there.add(self._references.parent / "__init__.py")
        return self.codes_of({f for f in there - used if f.is_file() and f.suffix != ".pyc"})

    def _references_of(
        self, exercise: Exercise, files: set[Path], answers: Iterable[Path]
    ) -> set[Path]:
        """Find the references that tests and answers can ask for, and what these use in turn."""
        names = {exercise.name, *self._topic.helpers_of(exercise.name)}
        for answer in answers:
            names |= self._asked(answer)
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
        words = self._facts(file).words
        names = {exercise.name for exercise in self._topic.exercises}
        return names if words & _COMPUTED else names & words

    def _engine_modules(self, files: Collection[Path]) -> frozenset[str]:
        """Name the modules of the engine that only these files reach."""
        named = {
            module
            for file in files
            for one in self._facts(file).imports
            if not one.level
            for module in self._engine.named_by(one)
        }
        return self._engine.reached_from(named) - self._engine.verdict_modules

    def _imported(self, file: Path) -> set[Path]:
        """Find the files of the course that a file imports, directly or through others."""
        found: set[Path] = set()
        queue = [file]
        while queue:
            at = queue.pop()
            if at not in self._found:
                self._found[at] = tuple(dict.fromkeys(self._imports(at)))
            for place in self._found[at]:
                if place not in found and place != file:
                    found.add(place)
                    queue.append(place)
        return found

    def _imports(self, file: Path) -> Iterator[Path]:
        for one in self._facts(file).imports:
            if one.level < 0 or _is_of_engine(one):
                continue
            start = file.parents[one.level - 1] if one.level else self._paths.root
            prefix = f"{one.module}." if one.module else ""
            for module in (one.module, *(f"{prefix}{name}" for name in one.names)):
                place = start.joinpath(*module.split("."))
                choices = (place.with_name(f"{place.name}.py"), place / "__init__.py")
                yield from (choice for choice in choices if module and choice.is_file())

    def _codes(self, files: set[Path], *, is_read: bool) -> list[str]:
        parts = []
        for file in sorted(files):
            parts.append(file.relative_to(self._paths.root).as_posix())
            parts.append(self._source(file).hex() if is_read else self._facts(file).code)
        return parts

    def _facts(self, file: Path) -> SourceFacts:
        if file not in self._known:
            self._known[file] = read_facts(self._source(file), self._engine.cache)
        return self._known[file]

    def _source(self, file: Path) -> bytes:
        """Read a file once; one that is missing has no text, and whoever needs it reports that."""
        if file not in self._sources:
            self._sources[file] = file.read_bytes() if file.is_file() else b""
        return self._sources[file]


def _hashes_in(table: bytes) -> dict[str, str]:
    """Hash what a recorded table has of each exercise, by exercise."""
    return {
        name: short_hash([json.dumps(found)])
        for name, found in json.loads(table)["exercises"].items()
    }


def _is_of_engine(one: Import) -> bool:
    """Whether an absolute import can only mean the engine, and no file of the course."""
    names = {one.module, *(f"{one.module}.{name}" for name in one.names)}
    is_inside = one.module.partition(".")[0] == HIDDEN_TESTS.partition(".")[0]
    return not one.level and is_inside and not any(n.startswith(HIDDEN_TESTS) for n in names)
