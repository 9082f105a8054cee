"""Code that is nested far deeper than anybody writes, in every construct that nests."""

import json

import pytest

from autograder.checking.answer_cells import ReadNotebook
from autograder.checking.experiment_cells import cells_apart
from autograder.checking.partial_regrade import earlier_in
from autograder.checking.repair import ReadCell, read_notebook
from autograder.checking.syntax import definitions_only, parse_cell, signature_of, tools_in, uses_in
from autograder.errors import SubmissionError
from autograder.model import Exercise, Topic
from autograder.sandbox.snapshot import CodeCell

DEPTHS = (60, 190, 900, 3_000, 30_000)
FORMS = {
    "parentheses": lambda n: "x = " + "(" * n + "1" + ")" * n,
    "lists": lambda n: "x = " + "[" * n + "]" * n,
    "signs": lambda n: "x = " + "-" * n + "1",
    "nots": lambda n: "x = " + "not " * n + "1",
    "attributes": lambda n: "x = y" + ".a" * n,
    "calls": lambda n: "x = y" + "()" * n,
    "calls inside": lambda n: "x = " + "f(" * n + ")" * n,
    "subscripts": lambda n: "x = y" + "[0]" * n,
    "sums": lambda n: "x = 1" + " + 1" * n,
    "powers": lambda n: "x = 1" + " ** 1" * n,
    "lambdas": lambda n: "x = " + "lambda: " * n + "0",
    "conditions": lambda n: "x = " + "1 if 1 else " * n + "1",
    "ifs": lambda n: "".join(" " * k + "if 1:\n" for k in range(min(n, 900))) + " " * 900 + "x = 1",
    "elifs": lambda n: "if 1:\n pass\n" + "elif 1:\n pass\n" * n,
    "defs": lambda n: (
        "".join(" " * k + "def r2_score():\n" for k in range(min(n, 900))) + " " * 900 + "x = 1"
    ),
    "defaults": lambda n: "def r2_score(a=" + "(" * n + ")" * n + "): pass",
    "default sums": lambda n: "def r2_score(a=1" + " + 1" * n + "): return a",
    "annotations": lambda n: "def r2_score(a: int" + "[0]" * n + "): pass",
    "bodies": lambda n: "def r2_score(a):\n return a" + ".a" * n,
    "decorators": lambda n: "@f" + ".a" * n + "\ndef r2_score(a): pass",
    "f-strings": lambda n: "x = " + "f'{" * n + "}'" * n,
    "patterns": lambda n: "match x:\n case " + "[" * n + "]" * n + ": pass",
    "targets": lambda n: "(" * n + "x," + ")" * n + " = y",
    "chained": lambda n: "x = " * n + "1",
    "comprehensions": lambda n: "x = " + "[" * n + "1" + " for i in y]" * n,
}


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("form", FORMS)
def test_every_reader_of_a_cell_bears_it(form, depth):
    source = FORMS[form](depth)
    parsed = parse_cell(source)
    definitions = definitions_only(source, parsed.tree)
    tools_in([parsed.tree])
    uses_in([parsed.tree])
    cell = CodeCell(0, source, "", definitions)
    cells_apart([cell, CodeCell(1, "y = 1")], {0: parsed.tree, 1: parse_cell("y = 1").tree}, {"y"})
    notebook = ReadNotebook([ReadCell("code", source, None, index=0)])
    for found in notebook.definitions.values():
        assert signature_of(found[-1].node).startswith("r2_score(")
    assert notebook.bindings is not None
    assert notebook.enclosed is not None


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("place", ["outputs", "metadata", "source", "cells"])
def test_a_notebook_of_nested_json_is_read_or_refused(place, depth):
    cell = {"cell_type": "code", "metadata": {}, "source": "x = 1", "outputs": []}
    notebook = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (notebook if place == "cells" else cell)[place] = ["HERE"]
    for opening, closing in ("[", "]"), ('{"a":', "}"):
        nested = opening * depth + "1" + closing * depth
        content = json.dumps(notebook).replace('"HERE"', nested).encode()
        try:
            outcome = len(read_notebook(content, "a.ipynb").cells)
        except SubmissionError as error:
            outcome = str(error)
        assert outcome in (0, 1) or "nested too deeply" in outcome or place == "cells"


@pytest.mark.parametrize("join", [", ", " = "])
def test_names_that_are_changed_together_are_listed_once(join):
    """Thousands of them in one statement would else be millions of entries, in hours."""
    names = [f"a{number}" for number in range(20_000)]
    uses = uses_in([parse_cell(join.join([*names, "r2_score"]) + " = (hat_matrix,)").tree])
    assert sum(map(len, uses.values())) < 3 * len(names)
    exercises = tuple(Exercise("t", name, 1) for name in ("hat_matrix", "loo", "use"))
    topic = Topic("t", "T", "", 1, exercises)
    tree = parse_cell("use = a19999").tree
    assert earlier_in("", tree, topic, "use", uses) == ("hat_matrix",)
