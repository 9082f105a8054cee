"""Which modules of the engine can reach a verdict, found in their sources without running them.

The walk begins where a worker begins, and where the process begins that runs a submission. It
follows every import, at the top or in a function, by name, by a name in a string, or in a program
in a string. What is in doubt counts.
"""

import functools
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from autograder.grading.facts_cache import FactsCache, cache_of_user
from autograder.grading.hashes import short_hash
from autograder.grading.source_facts import (
    ANYTHING,
    Import,
    SourceFacts,
    hash_without_sentences,
    read_facts,
)

ENGINE = Path(__file__).parent.parent
HIDDEN_TESTS = "autograder.hidden_tests"

ENTRIES = ("autograder.checking.grading_task", "autograder.sandbox.inside.zygote_main")
"""Where the grader's side of a task begins, and the process that runs a submission."""

NO_VERDICT: Mapping[str, str] = {
    "autograder.sandbox.inside.figures": "draws the figures of a notebook's cells",
    "autograder.sandbox.inside.layout_cache": "remembers how large words in figures are",
    "autograder.sandbox.inside.warm_up_render": "draws the released figures ahead",
    "autograder.sandbox.inside.plain_cells": "runs the cells of plain nbgrader courses",
    "autograder.sandbox.inside.plain_kernel": "runs the cells of plain nbgrader courses",
    "autograder.sandbox.inside.plain_output": "shapes what cells put out",
    "autograder.sandbox.inside.plain_shell": "runs the cells of plain nbgrader courses",
    "autograder.sandbox.inside.plain_warm_up": "gets ready for plain nbgrader courses",
}
"""Modules that are reached, and move neither a mark nor a word. Whatever is not named counts."""

ONLY_WORDS: Mapping[str, str] = {
    "autograder.checking.cell_notes": "says what became of cells that did not run to their end",
    "autograder.checking.failed_definitions": "says what the line of a definition raised",
    "autograder.checking.mistake_finder": "names the stored mistake that an answer behaves like",
    "autograder.checking.probe_calls": "makes the calls by which mistakes are recognised",
    "autograder.mistakes.atlas": "reads what stored mistakes do",
    "autograder.mistakes.behaviour": "compares what answers do with what stored mistakes do",
    "autograder.mistakes.recognition": "decides which stored mistake an answer behaves like",
    "autograder.mistakes.sentences": "says which mistake it is",
    "autograder.testing.significance": "decides whether a sentence about a wrong array is sure",
    "autograder.checking.failure_context": "what the words about a failure depend on",
}
"""Modules that are reached, and move words that students read, but no mark."""

SENTENCES: Mapping[str, str] = {
    "autograder.testing.assertions": "says what is wrong with a value",
    "autograder.testing.answer_values": "says what was returned in place of a value",
    "autograder.testing.diagnosis": "says how a wrong array differs from the right one",
    "autograder.checking.failure_messages": "says what a hidden test raised",
    "autograder.testing.mismatch": "says what is wrong with a value",
    "autograder.checking.outcomes": "says what a call came to",
}
"""Modules that decide marks, but not by their sentences. A sentence is a string with a space that
is not compared, matched or taken apart."""

FACADES: Mapping[str, str] = {
    "autograder.testing": "gives hidden tests the names of the modules beside it",
}
"""Packages that only pass on the names of their modules. Whoever imports a name from one depends on
the module that defines it, so that a new word of the vocabulary makes no verdict outdated."""

IMPORTS_LIBRARIES: Mapping[str, str] = {
    "autograder.sandbox.inside.private_parts": "looks parts of installed libraries up by name",
}
"""Modules that import by computed names, but nothing of the engine."""


class EngineModules:
    """The modules of one copy of the engine."""

    def __init__(self, package: Path = ENGINE, cache: FactsCache | None = None) -> None:
        self.cache = cache or cache_of_user()
        self._package = package
        self._files = dict(_modules_in(package))
        self._sources: dict[str, bytes] = {}
        self._imported: dict[str, frozenset[str]] = {}

    @functools.cached_property
    def verdict_modules(self) -> frozenset[str]:
        """Name all modules that a verdict on any exercise can depend on."""
        absent = [module for module in ENTRIES if module not in self._files]
        if absent:
            raise FileNotFoundError(f"{self._package}: there is no module {', '.join(absent)}")
        return self.reached_from(ENTRIES)

    def reached_from(self, modules: Collection[str]) -> frozenset[str]:
        """Name some modules, all that they import, and the packages that these lie in."""
        found: set[str] = set()
        queue = [module for module in modules if module in self._files]
        while queue:
            module = queue.pop()
            if module not in found:
                found.add(module)
                queue += self._imports_of(module)
        return frozenset(found)

    def named_by(self, one: Import) -> Iterator[str]:
        """Name the modules that an absolute import can mean."""
        names = (one.module, *(f"{one.module}.{name}" for name in one.names))
        yield from (name for name in names if name in self._files)
        if one.module in FACADES and one.module in self._files:
            passed_on = self._passed_on(one.module)
            everything = frozenset().union(*passed_on.values())
            for name in one.names or ("*",):
                if f"{one.module}.{name}" not in self._files:
                    yield from passed_on.get(name, everything)

    def _passed_on(self, facade: str) -> dict[str, frozenset[str]]:
        """Name the modules that the names of a facade may come from."""
        found: dict[str, frozenset[str]] = {}
        for one in self._facts(facade).imports:
            modules = frozenset(self._resolved(facade, one)) - {facade}
            for name in one.names:
                found[name] = found.get(name, frozenset()) | modules
        return found

    def marks_hash(self, modules: Collection[str]) -> str:
        """Hash what in some modules can move a mark."""
        parts: list[str | bytes] = []
        no_marks = NO_VERDICT.keys() | ONLY_WORDS.keys() | FACADES.keys()
        for module in sorted(set(modules) - no_marks):
            source = self._source(module)
            is_worded = module in SENTENCES
            code = hash_without_sentences(source, self.cache) if is_worded else self._code(module)
            parts += [module, code]
        return short_hash([*parts, *self._data_beside(modules)])

    def words_hash(self, modules: Collection[str]) -> str:
        """Hash what in some modules can move the words that students read."""
        worded = sorted(set(modules) & (ONLY_WORDS.keys() | SENTENCES.keys()))
        return short_hash([part for module in worded for part in (module, self._code(module))])

    def _imports_of(self, module: str) -> frozenset[str]:
        if module not in self._imported:
            parents = {module.rpartition(".")[0]} & self._files.keys()
            imports = () if module in FACADES else self._facts(module).imports
            named = {name for one in imports for name in self._resolved(module, one)}
            self._imported[module] = frozenset(named | parents)
        return self._imported[module]

    def _resolved(self, module: str, one: Import) -> Iterator[str]:
        if one.level == ANYTHING:
            is_ours = one.module in ("", self._package.name) and module not in IMPORTS_LIBRARIES
            yield from self._files if is_ours else ()
            return
        if one.level:
            is_package = self._files[module].name == "__init__.py"
            steps = module.split(".")
            steps = steps[: len(steps) - one.level + is_package]
            inside = ".".join((*steps, one.module) if one.module else steps)
            one = Import(0, inside, one.names)
        yield from self.named_by(one)

    def _data_beside(self, modules: Collection[str]) -> Iterator[bytes]:
        """Yield the files beside some modules that are no modules: one of them may read them."""
        folders = {self._files[module].parent for module in modules if module in self._files}
        for folder in sorted(folders - {self._package}):
            for file in sorted(folder.iterdir()):
                if file.is_file() and file.suffix not in (".py", ".pyc"):
                    yield from (file.name.encode(), file.read_bytes())

    def _code(self, module: str) -> str:
        return self._facts(module).code

    def _facts(self, module: str) -> SourceFacts:
        return read_facts(self._source(module), self.cache)

    def _source(self, module: str) -> bytes:
        if module not in self._sources:
            self._sources[module] = self._files[module].read_bytes()
        return self._sources[module]


@functools.cache
def installed_engine() -> EngineModules:
    """Return the modules of the engine that runs, read once for this process."""
    return EngineModules()


def _modules_in(package: Path) -> Iterator[tuple[str, Path]]:
    for file in sorted(package.rglob("*.py")):
        steps = file.relative_to(package.parent).with_suffix("").parts
        name = ".".join(steps[:-1] if steps[-1] == "__init__" else steps)
        if name != HIDDEN_TESTS and not name.startswith(f"{HIDDEN_TESTS}."):
            yield name, file
