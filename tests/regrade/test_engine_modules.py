"""Which edits of the engine can move a mark, which only words, and which nothing."""

import ast
import json
import os
import shutil
import subprocess
import sys
import time

import pytest

from autograder.grading import source_facts
from autograder.grading.engine_modules import (
    ENGINE,
    ENTRIES,
    FACADES,
    NO_VERDICT,
    ONLY_WORDS,
    SENTENCES,
    EngineModules,
    installed_engine,
)
from autograder.grading.facts_cache import FactsCache
from autograder.grading.source_facts import Import
from tests.regrade.conftest import ROOT

EXCLUDED = {**NO_VERDICT, **ONLY_WORDS}


# --- edits of a copy of the engine ---------------------------------------------------------------


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A copy of the engine that tests may edit, as they find it."""
    folder = tmp_path_factory.mktemp("copy") / "autograder"
    shutil.copytree(ENGINE, folder, ignore=shutil.ignore_patterns("__pycache__", "hidden_tests"))
    return folder


@pytest.fixture
def moved_by(package):
    """Report whether an edit of a module moves the hash of marks, and that of words."""

    def hashes():
        engine = EngineModules(package)
        modules = engine.verdict_modules
        return engine.marks_hash(modules), engine.words_hash(modules)

    def moved_by(place, old, new):
        path, before = package / place, hashes()
        text = path.read_text()
        assert old in text, f"{place} has no {old!r} any more: edit something else"
        path.write_text(text.replace(old, new, 1) if old else text + new)
        try:
            now = hashes()
        finally:
            path.write_text(text)
        return {name for name, a, b in zip(("marks", "words"), before, now, strict=True) if a != b}

    return moved_by


@pytest.mark.parametrize(
    ("place", "old", "new", "moved"),
    [
        # a comparison, a limit, a filter rule, the wire, what is read of a submission
        (
            "testing/assertions.py",
            "rtol: Tolerance = 1e-9",
            "rtol: Tolerance = 1e-6",
            {"marks", "words"},
        ),
        ("sandbox/inside/shell.py", "", "# a comment\n", set()),
        ("checking/student_functions.py", "CALLS_TOGETHER = 32", "CALLS_TOGETHER = 33", {"marks"}),
        ("checking/grading_task.py", "MAX_TRIES = 3", "MAX_TRIES = 2", {"marks"}),
        ("sandbox/resource_limits.py", "", "OTHER = 1\n", {"marks"}),
        ("sandbox/inside/confinement/filters.py", "", "OTHER = 1\n", {"marks"}),
        ("sandbox/inside/wire.py", "MEBIBYTE = 1 << 20", "MEBIBYTE = 1 << 21", {"marks"}),
        ("sandbox/inside/wire.py", "WIRE_VERSION = ", "WIRE_VERSION = 1 + ", {"marks"}),
        ("sandbox/zygote.py", 'sys.argv[5] == "forks"', 'sys.argv[5] == "fork"', {"marks"}),
        ("model.py", "CRASHED = ", 'OTHER = "other"\n    CRASHED = ', {"marks"}),
        # words only
        ("checking/cell_notes.py", "MAX_NOTES = 4", "MAX_NOTES = 5", {"words"}),
        ("checking/failure_messages.py", "sent something back", "sent back something", {"words"}),
        ("checking/failure_messages.py", "Status.NO_ANSWER", "Status.FAILED", {"marks", "words"}),
        ("testing/diagnosis.py", "Every entry is 0.", "All entries are 0.", {"words"}),
        ("testing/diagnosis.py", '"iufc"', '"iuf"', {"marks", "words"}),
        # comments, docstrings, pictures, what marks never meet
        ("testing/assertions.py", "", "\n# a comment\n", set()),
        ("testing/assertions.py", "Assert that numbers agree", "Require that numbers agree", set()),
        ("sandbox/inside/zygote_main.py", '"""', '"""Another docstring. ', set()),
        ("sandbox/inside/figures.py", "", "OTHER = 1\n", set()),
        ("sandbox/inside/layout_cache.py", "", "OTHER = 1\n", set()),
        ("sandbox/inside/plain_shell.py", "", "OTHER = 1\n", set()),
        ("reports/feedback_page.py", "", "OTHER = 1\n", set()),
        ("reports/templates/feedback.html", "<", "<!-- a comment --><", set()),
        ("gradebook/rows.py", "", "OTHER = 1\n", set()),
        ("pipeline/doctor.py", "", "OTHER = 1\n", set()),
    ],
)
def test_an_edit_moves_what_it_can_move(moved_by, place, old, new, moved):
    assert moved_by(place, old, new) == moved


def test_a_file_beside_a_module_counts(package, moved_by):
    before = installed_engine().marks_hash(installed_engine().verdict_modules)
    table = package / "sandbox" / "inside" / "table.json"
    table.write_text("{}")
    engine = EngineModules(package)
    try:
        assert engine.marks_hash(engine.verdict_modules) != before
    finally:
        table.unlink()
    engine = EngineModules(package)
    assert engine.marks_hash(engine.verdict_modules) == before


# --- the walk over imports -----------------------------------------------------------------------

PROGRAM = "PROGRAM = '''\nimport sys\nfrom far.start import serve\n'''"
EVERYTHING = {"one", "far", "far.start", "far.deep"}


@pytest.mark.parametrize(
    ("source", "reached"),
    [
        ("from autograder import one", {"one"}),
        ("from autograder.one import anything", {"one"}),
        ("import autograder.one", {"one"}),
        ("from . import one", {"one"}),
        ("from .far import start", {"far", "far.start", "far.deep"}),
        ("def late():\n    from autograder.one import f", {"one"}),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .one import f", {"one"}),
        ("import importlib\nimportlib.import_module('autograder.one')", {"one"}),
        ("from importlib import import_module\nimport_module('.one', __package__)", {"one"}),
        ("import importlib\nimportlib.import_module(f'{__package__}.one')", {"one"}),
        ("ARGUMENTS = ['-m', 'autograder.one']", {"one"}),
        (PROGRAM, {"far", "far.start", "far.deep"}),
        ("import importlib\nimportlib.import_module(f'solutions.{topic}')", set()),
        ("import importlib\nimportlib.import_module(name)", EVERYTHING),
        ("import importlib\nimportlib.import_module(f'autograder.{name}')", EVERYTHING),
        ("import numpy", set()),
        ("# from autograder import one", set()),
    ],
)
def test_whatever_can_be_imported_is_reached(tmp_path, source, reached):
    package = tmp_path / "autograder"
    (package / "far").mkdir(parents=True)
    (package / "hidden_tests").mkdir()
    for name, text in (
        ("__init__", ""),
        ("begin", source),
        ("one", ""),
        ("far/__init__", ""),
        ("far/start", "from .deep import f"),
        ("far/deep", ""),
        ("hidden_tests/test_f", ""),
    ):
        (package / f"{name}.py").write_text(text)
    found = EngineModules(package, FactsCache()).reached_from(["autograder.begin"])
    expected = {"autograder", "autograder.begin", *(f"autograder.{name}" for name in reached)}
    assert found == expected


def test_a_worker_imports_nothing_that_is_not_reached():
    """Everything that a worker has imported in the end counts, or is excluded by name.

    What a facade passes on counts where a hidden test imports it.
    """
    program = f"import sys, {', '.join(ENTRIES)}\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    imported = {name for name in done.stdout.split() if name.split(".")[0] == "autograder"}
    assert set(ENTRIES) <= imported
    engine = installed_engine()
    assert imported <= engine.verdict_modules | passed_on_by_facades(engine)


def test_an_entry_that_is_gone_is_an_error(tmp_path):
    package = tmp_path / "autograder"
    package.mkdir()
    with pytest.raises(FileNotFoundError, match="grading_task"):
        _ = EngineModules(package, FactsCache()).verdict_modules


def test_no_module_that_counts_reads_the_text_of_the_engines_own_code():
    """These ask for the text of hidden tests, references and cells."""
    texts = {"__doc__", "getdoc", "getsource", "getcomments", "linecache"}
    engine = installed_engine()
    asking = {
        module.rpartition(".")[2]
        for module in engine.verdict_modules
        if engine._facts(module).words & texts
    }
    assert asking == {"hidden_test_suite", "failure_context", "shell"}


# --- facades -------------------------------------------------------------------------------------


def whole(engine, facade):
    """Name the modules that a facade passes names on from."""
    return set(engine.named_by(Import(0, facade, ("*",)))) - {facade}


def passed_on_by_facades(engine):
    """Name the modules that count for whoever imports their names from a facade."""
    return engine.reached_from({module for facade in FACADES for module in whole(engine, facade)})


@pytest.fixture
def with_facade(tmp_path):
    """An engine whose facade passes on three names of two modules, beside a third module."""
    package = tmp_path / "autograder"
    (package / "testing").mkdir(parents=True)
    for name, text in (
        ("__init__", ""),
        ("testing/__init__", "from .laws import law, rule\nfrom .cases import case\n"),
        ("testing/laws", "from .deep import f"),
        ("testing/cases", ""),
        ("testing/deep", ""),
        ("testing/strategies", ""),
    ):
        (package / f"{name}.py").write_text(text)
    return package


@pytest.mark.parametrize(
    ("names", "reached"),
    [
        (("law",), {"laws", "deep"}),
        (("case",), {"cases"}),
        (("rule", "case"), {"laws", "deep", "cases"}),
        (("strategies",), {"strategies"}),
        (("case", "strategies"), {"cases", "strategies"}),
        (("*",), {"laws", "deep", "cases"}),
        ((), {"laws", "deep", "cases"}),
        (("unknown",), {"laws", "deep", "cases"}),
    ],
)
def test_a_name_from_a_facade_is_one_of_the_module_that_defines_it(with_facade, names, reached):
    engine = EngineModules(with_facade, FactsCache())
    found = engine.reached_from(set(engine.named_by(Import(0, "autograder.testing", names))))
    packages = {"autograder", "autograder.testing"}
    assert found == packages | {f"autograder.testing.{name}" for name in reached}


@pytest.mark.parametrize(
    ("place", "text", "is_moved"),
    [
        ("laws", "law = 1\n", True),
        ("deep", "f = 1\n", True),
        ("cases", "case = 1\n", False),
        ("spies", "spy = 1\n", False),
        ("__init__", "from .laws import law, rule\nfrom .spies import spy\n", False),
        ("__init__", "from .cases import law\n", True),
    ],
)
def test_an_edit_behind_a_facade_moves_only_who_imports_it(with_facade, place, text, is_moved):
    def hash_of_law():
        engine = EngineModules(with_facade, FactsCache())
        used = engine.reached_from(engine.named_by(Import(0, "autograder.testing", ("law",))))
        return engine.marks_hash(used)

    (with_facade / "testing" / "spies.py").write_text("")
    before = hash_of_law()
    (with_facade / "testing" / f"{place}.py").write_text(text)
    assert (hash_of_law() != before) == is_moved


@pytest.mark.parametrize("facade", sorted(FACADES))
def test_a_facade_only_passes_names_on(facade):
    """It has no code of its own and renames nothing, so its text can be left out."""
    tree = ast.parse(installed_engine()._source(facade))
    docstring, *imports, names = tree.body
    assert isinstance(docstring, ast.Expr)
    assert {type(one) for one in imports} == {ast.ImportFrom}
    assert all(one.level == 1 and alias.asname is None for one in imports for alias in one.names)
    assert isinstance(names, ast.Assign)
    assert ast.unparse(names.targets[0]) == "__all__"
    assert FACADES[facade]


# --- what is excluded ----------------------------------------------------------------------------

IMPORTERS = {
    "figures": {"notebook_main", "plain_kernel", "shell", "zygote_main"},
    "layout_cache": {"figures", "notebook_main", "warm_up_render"},
    "warm_up_render": {"figures", "notebook_main", "shell", "zygote_main"},
    "plain_cells": {"plain_warm_up"},
    "plain_kernel": {"plain_shell"},
    "plain_output": {"plain_cells", "plain_shell", "shell"},
    "plain_shell": {"plain_cells", "plain_warm_up"},
    "plain_warm_up": {"zygote_main"},
    "cell_notes": {"grading_task"},
    "failed_definitions": {"grading_task"},
    "significance": {"answer_values", "assertions", "derivatives", "diagnosis"},
    "failure_context": {"failure_messages", "hidden_test_runner"},
    "mistake_finder": {"submission_grader"},
    "probe_calls": {"hidden_test_suite", "mistake_finder"},
    "atlas": {"hidden_test_suite", "mistake_finder", "probe_calls", "recognition"},
    "behaviour": {"atlas", "mistake_finder", "probe_calls", "recognition"},
    "recognition": {"mistake_finder"},
    "sentences": {"mistake_finder"},
}
"""Who may use a module that decides nothing: look at what a further one does with it."""


@pytest.mark.parametrize("module", sorted(EXCLUDED))
def test_what_is_excluded_is_used_by_nobody_else(module):
    engine = installed_engine()
    assert module in engine.verdict_modules, "it is not reached: take it off the list"
    assert EXCLUDED[module]
    importers = {
        other.rpartition(".")[2]
        for other in engine.verdict_modules | passed_on_by_facades(engine)
        if other != module and module in engine._imports_of(other)
    }
    assert importers == IMPORTERS[module.rpartition(".")[2]]


@pytest.mark.parametrize("module", sorted(SENTENCES))
def test_what_is_read_without_its_sentences_has_some(module):
    engine = installed_engine()
    assert module in engine.verdict_modules
    assert SENTENCES[module]
    source = engine._source(module)
    assert source_facts.hash_without_sentences(source, engine.cache) != engine._facts(module).code


@pytest.mark.parametrize(
    ("source", "is_blank"),
    [
        ("raise ValueError('two words')", True),
        ("WORDS = f'two {x} words or more'", True),
        ("WORDS = {1: 'two words'}", True),
        ("WORDS = 'one'", False),
        ("x = y == 'two words'", False),
        ("x = y in ('two words', z)", False),
        ("x = y['two words']", False),
        ("x = {'two words': 1}", False),
        ("x = {'two words'}", False),
        ("x = re.match('two words', y)", False),
        ("x = y.startswith('two words')", False),
        ("match x:\n    case 'two words':\n        pass", False),
    ],
)
def test_only_sentences_that_are_shown_are_left_blank(source, is_blank):
    other = source.replace("two", "three").replace("one", "none")
    assert other != source
    hashes = {
        source_facts.hash_without_sentences(text.encode(), FactsCache()) for text in (source, other)
    }
    assert (len(hashes) == 1) is is_blank


class Reworded(ast.NodeTransformer):
    """Rewords each sentence that is only shown."""

    def __init__(self):
        self.count = 0

    def generic_visit(self, node):
        for name, value in ast.iter_fields(node):
            if not source_facts._is_looked_at(node, name):
                parts = value if isinstance(value, list) else [value]
                for part in parts:
                    if isinstance(part, ast.AST):
                        self.visit(part)
        return node

    def visit_Constant(self, node):
        if source_facts._is_sentence(node.value):
            node.value, self.count = f"In other words: {node.value}", self.count + 1
        return node


IN_OTHER_WORDS = {
    "autograder.checking.cell_notes": "\n\nrun_notes = lambda *_: ('In other words.',)\n",
    "autograder.checking.failed_definitions": "\n\ndefinition_words = lambda *_: 'Other.'\n",
    "autograder.testing.significance": "\n\nis_plain = is_telling = shows_constant_factor = "
    "shows_rounding = shows_scale = shows_sign = lambda *_, **__: True\n",
    "autograder.checking.failure_context": "\n\nCircumstances.is_elsewhere = "
    "Circumstances.calls_itself = Circumstances.is_cached = lambda *_: False\n"
    "Circumstances.known_texts = frozenset()\n",
    "autograder.checking.mistake_finder": "\n\nMistakeFinder.counterexample = lambda *_: None\n"
    "MistakeFinder.name = lambda self, result, helpers: result\n",
    "autograder.checking.probe_calls": "\n\nis_of_reference = lambda *_: False\n",
    "autograder.mistakes.atlas": "\n\nread_atlas = lambda *_: NO_ATLAS\n",
    "autograder.mistakes.behaviour": "\n\nis_alike = lambda *_: False\n",
    "autograder.mistakes.recognition": "\n\nrecognise = lambda *_: ()\n",
    "autograder.mistakes.sentences": "\n\nnaming_words = lambda *_: 'In other words.'\n",
}


def marks_of(results):
    return {
        student: [
            (e["exercise"], [(v["test"], v["status"]) for v in e["verdicts"]])
            for e in result["exercises"]
        ]
        for student, result in results.items()
    }


def test_marks_are_the_same_in_other_words(room, graded_once, package, tmp_path):
    """A class that is graded by an engine with other words has the same marks."""
    assert IN_OTHER_WORDS.keys() == ONLY_WORDS.keys()
    other = tmp_path / "other" / "autograder"
    shutil.copytree(package, other)
    for module in SENTENCES:
        path = other.parent / f"{module.replace('.', '/')}.py"
        reworded, tree = Reworded(), ast.parse(path.read_text())
        reworded.visit(tree)
        assert reworded.count
        path.write_text(ast.unparse(tree))
    for module, text in IN_OTHER_WORDS.items():
        path = other.parent / f"{module.replace('.', '/')}.py"
        path.write_text(path.read_text() + text)
    program = f"""
from pathlib import Path
from tests.regrade.conftest import Room
report = Room(Path({str(room.root)!r})).report(is_forced=True)
assert report.faults == ()
"""
    path = os.pathsep.join(map(str, (other.parent, ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=other.parent,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "In other words" in json.dumps(room.results())
    assert marks_of(room.results()) == marks_of(graded_once.results())


# --- time, and what is kept of it ----------------------------------------------------------------


def test_what_is_cached_is_the_same_as_what_is_computed(tmp_path):
    file = tmp_path / "facts.sqlite"
    hashes = []
    for cache in (None, FactsCache(file), FactsCache(file)):
        engine = EngineModules(cache=cache)
        hashes.append((engine.verdict_modules, engine.marks_hash(engine.verdict_modules)))
        engine.cache.save()
    assert len(set(hashes)) == 1


def test_a_cache_that_is_broken_costs_only_time(tmp_path):
    file = tmp_path / "facts.sqlite"
    file.write_bytes(b"no database" * 1000)
    for place in (file, file / "below a file", tmp_path):
        cache = FactsCache(place)
        assert cache.fetch("kind", b"source", lambda: "found") == "found"
        cache.save()


def test_the_cache_does_not_grow_without_end(tmp_path, monkeypatch):
    monkeypatch.setattr("autograder.grading.facts_cache.MOST_ENTRIES", 5)
    file = tmp_path / "facts.sqlite"
    cache = FactsCache(file)
    for number in range(20):
        cache.fetch("kind", str(number).encode(), str)
    cache.save()
    asked = []
    cache = FactsCache(file)
    for number in range(20):
        cache.fetch("kind", str(number).encode(), lambda number=number: asked.append(number) or "")
    cache.save()
    assert asked == list(range(15))


def test_the_engine_is_read_quickly_once_it_is_known(tmp_path):
    EngineModules().verdict_modules  # noqa: B018 - so that it is known
    engine = installed_engine()
    engine.marks_hash(engine.verdict_modules)
    began = time.process_time()
    fresh = EngineModules(cache=engine.cache)
    fresh.marks_hash(fresh.verdict_modules)
    fresh.words_hash(fresh.verdict_modules)
    assert time.process_time() - began < 0.1
