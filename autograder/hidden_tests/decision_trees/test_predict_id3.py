"""Hidden tests of decision_trees/predict_id3; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.decision_trees import margins
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

# Quinlan's tree over Outlook (0), Humidity (2) and Wind (3)
HUMIDITY = {"high": {"label": "no"}, "normal": {"label": "yes"}}
WIND = {"strong": {"label": "no"}, "weak": {"label": "yes"}}
OUTLOOK = {
    "sunny": {"attr": 2, "branches": HUMIDITY, "majority": "no"},
    "overcast": {"label": "yes"},
    "rain": {"attr": 3, "branches": WIND, "majority": "yes"},
}
TENNIS = {"attr": 0, "branches": OUTLOOK, "majority": "yes"}
DEEP = {"label": "e"}  # four questions, each with a majority of its own
for column, majority in zip((3, 2, 1, 0), "dcba", strict=True):
    DEEP = {"attr": column, "branches": {"p": DEEP, "q": {"label": "f"}}, "majority": majority}


@pytest.mark.points(1)
def test_follows_the_branches(student):
    """Follows each row from the root to its leaf, and returns one label for each row, in order."""
    X = np.array(
        [
            ["rain", "hot", "high", "weak"],
            ["sunny", "hot", "high", "weak"],
            ["overcast", "mild", "high", "strong"],
            ["sunny", "cool", "normal", "strong"],
            ["rain", "cool", "normal", "strong"],
        ]
    )
    expected = np.array(["yes", "no", "yes", "yes", "no"])
    cases = [((TENNIS, X), expected), ((TENNIS, X[1:2]), expected[1:2])]
    cases.append(((DEEP, np.array([list("pppq"), list("pppp")])), np.array(["f", "e"])))
    assert_cases(student.predict_id3, cases, compare=assert_equal)
    numbered = {"attr": 0, "branches": {3: {"label": 0}, 8: {"label": 1}}, "majority": 1}
    calls = [(TENNIS, X), (numbered, np.array([[8], [3]])), ({"label": 1}, X)]
    assert_leaves_arguments(student.predict_id3, calls)


@pytest.mark.points(1)
def test_unknown_values(student):
    """Predicts the majority of the very node at which a value has no branch."""
    X = np.array(
        [
            ["Sunny", "hot", "high", ""],
            ["fog", "hot", "high", "weak"],
            ["overcast", "?", "?", "?"],
            ["rain", "hot", "high", "none"],
            ["sunny", "hot", "damp", "weak"],
        ]
    )
    low = {"attr": 0, "branches": {"low": {"label": "no"}}, "majority": "yes"}
    cases = [
        ((TENNIS, X), np.array(["yes", "yes", "yes", "yes", "no"])),
        ((low, np.array([["lower"], ["low"], ["lo"]])), np.array(["yes", "no", "yes"])),
    ]
    assert_cases(student.predict_id3, cases, compare=assert_equal)
    assert_leaves_arguments(student.predict_id3, [call for call, _ in cases])


@pytest.mark.points(1)
def test_kinds_of_labels(student):
    """Keeps the kind of the labels: strings of any length, integers, and a tree of one leaf."""
    X = np.array([["p"], ["p"], ["q"], ["r"]])
    longer = "a longer one" * 12
    branches = {"p": {"label": "a"}, "q": {"label": longer}, "r": {"label": ""}}
    tree = {"attr": 0, "branches": branches, "majority": "a"}
    numbers = np.array([[8, 0], [5, 0], [0, 8], [8, 8]])
    numbered = {"attr": 1, "branches": {0: {"label": 0}, 8: {"label": 1}}, "majority": 1}
    cases = [
        ((tree, X), np.array(["a", "a", longer, ""])),
        (({"label": "only"}, X), np.full(4, "only")),
        (({"label": "07"}, X), np.full(4, "07")),
        (({"label": -1000}, X), np.full(4, -1000)),
        ((numbered, numbers), np.array([0, 0, 1, 1])),
    ]
    assert_cases(student.predict_id3, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_whole_trees(student, reference, seed):
    """Agrees with the reference on grown trees and random rows, some of them with new values."""
    rng = np.random.default_rng(seed("rows"))
    calls = [(DEEP, np.array([list("pppz"), list("ppzp"), list("pzpp")]))]
    for n, d in [(14, 3), (25, 4)]:
        X, y = margins.categorical(seed(f"{n} rows"), n, d)
        y = y.astype("U1")  # strings of several lengths have a test of their own
        values = {attr: list("abc") for attr in range(d)}
        tree = reference.id3(X, y, list(range(d))[-3:], values)  # by luck, one more would count
        new = np.array(list("abcd"))[rng.integers(4, size=(30, d))]
        calls.append((tree, new))
    assert_agrees(student.predict_id3, reference.predict_id3, calls, compare=assert_equal)


@counterexample_search(
    data=strategies.category_tables((1, 4), 2, ("p", "q", "r"), names=("a", "bb"))
)
def agrees_with_the_reference(student, reference, data):
    X, y = data
    tree = reference.id3(X, y, [0, 1], {0: ["p", "q"], 1: ["p", "q"]})
    rows = np.array([["p", "q"], ["q", "p"], ["r", "r"]])[: len(y)]
    assert_equal(student.predict_id3(tree, rows), reference.predict_id3(tree, rows))
