"""Which arguments a function of the notebook has changed, as the self-checks tell it."""

import numpy as np
import pytest

from autograder.selfcheck.notebook_functions import NotebookFunctions


def changed(function, *args):
    return NotebookFunctions({"answer": function}, ["answer"]).answer.changed_arguments(*args)


def sort(values):
    values.sort()


def prune(tree):
    tree["left"] = {"value": 1}


def relabel(tree):
    tree["left"]["value"] += 1


@pytest.mark.parametrize(
    ("function", "argument"),
    [
        (sort, [2, 0, 1]),
        (sort, [2.5, 0.5]),
        (sort, ["b", "a"]),
        (sort, np.array([2, 0, 1])),
        (relabel, {"left": {"value": 0}}),
        (relabel, {"left": {"value": np.int64(0)}}),
        (prune, {"left": {"value": 1, "n": 2}}),
    ],
)
def test_a_changed_entry_is_seen_at_any_depth(function, argument):
    assert changed(function, argument) in (["values"], ["tree"])


@pytest.mark.parametrize("argument", [[0, 1], [np.nan], [0.0, float("nan")], ["a", "b"], [True]])
def test_what_stays_as_it_was_is_not_named(argument):
    assert changed(lambda values: list(values), argument) == []
