"""Hidden tests of linear_classification/ovo_predict; first docstring lines are shown."""

from itertools import combinations

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import most_votes
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


def said(*answers, n_classes=3):
    """Return the answers of all pairs, in the order (0, 1), (0, 2), ..., one row or several."""
    pairs = combinations(range(n_classes), 2)
    return {pair: np.atleast_1d(answer) for pair, answer in zip(pairs, answers, strict=True)}


def drawn(rng, n_classes, m):
    """Return random answers of all pairs."""
    pairs = combinations(range(n_classes), 2)
    return {pair: np.array(pair)[rng.integers(2, size=m)] for pair in pairs}


@pytest.mark.points(1)
def test_clear_votes(student, reference, seed):
    """Names the class with most votes, of three classes or more; the last one may win."""
    rng = np.random.default_rng(seed("votes"))
    cases = [
        ((said([0, 1, 0], [0, 0, 2], [1, 1, 2]), 3), [0, 1, 2]),
        ((said([0, 1], [2, 2], [2, 2]), 3), [2, 2]),
        ((said(1, 0, 1), 3), [1]),
        ((said(0, 0, 3, 1, 3, 3, n_classes=4), 4), [3]),
        ((said(1, 2, 0, 1, 1, 2, n_classes=4), 4), [1]),
    ]
    calls = [(drawn(rng, K, m), K) for K, m in [(3, 12), (4, 9), (6, 20), (5, 1)]]
    cases += [(call, most_votes(*call)) for call in calls]
    assert_cases(student.ovo_predict, cases, compare=assert_equal_labels)
    assert_agrees(student.ovo_predict, reference.ovo_predict, calls, compare=assert_equal_labels)
    assert_leaves_arguments(student.ovo_predict, calls)


def assert_equal_labels(got, expected):
    """Assert the winners."""
    assert_equal(np.asarray(got), np.asarray(expected), what="the winners")


@pytest.mark.points(1)
def test_ties(student):
    """Names the smallest class of tied ones, whether class 0 is among them or not."""
    cases = [
        ((said([0, 1, 0], [2, 0, 0], [1, 2, 1]), 3), [0, 0, 0]),
        # Votes 1, 2, 2, 1; then 0, 2, 2, 2; then 2, 1, 1, 2.
        ((said([1, 1, 0], [2, 2, 0], [0, 3, 3], [1, 1, 1], [3, 3, 3], [2, 2, 2], n_classes=4), 4),
         [1, 1, 0]),
        ((said(1, 2, 3, 2, 1, 3, n_classes=4), 4), [1]),
        ((said(1, 2, 3, 1, 3, 2, n_classes=4), 4), [1]),
        ((said(1, 0, 2), 3), [0]),
    ]  # fmt: skip
    assert_cases(student.ovo_predict, cases, compare=assert_equal_labels)


@pytest.mark.points(1)
def test_two_classes_and_one_row(student):
    """Repeats the answers of the only pair; takes pairs in any order, and a single row."""
    backwards = dict(reversed(said([0, 1], [2, 2], [2, 1]).items()))
    cases = [
        ((said([1, 0, 1, 1], n_classes=2), 2), [1, 0, 1, 1]),
        ((said(1, n_classes=2), 2), [1]),
        ((said(0, n_classes=2), 2), [0]),
        ((said(0, 2, 2), 3), [2]),
        ((backwards, 3), [2, 1]),
    ]
    assert_cases(student.ovo_predict, cases, compare=assert_equal_labels)


@pytest.mark.points(1)
def test_missing_pairs(student):
    """Raises ValueError whichever pair is missing."""
    three, four = said([0, 1], [0, 2], [1, 2]), said(0, 0, 0, 1, 1, 2, n_classes=4)
    fails = {
        "no pair at all, two classes": ({}, 2),
        "three classes where four are named": (three, 4),
    }
    for table, K in ((three, 3), (four, 4)):
        for pair in table:
            rest = {key: value for key, value in table.items() if key != pair}
            fails[f"{K} classes without {pair}"] = (rest, K)
    turned = {(b, a): value for (a, b), value in three.items()}
    fails["pairs (b, a) with a < b"] = (turned, 3)
    works_on = [(three, 3), (four, 4), (said([0, 1], n_classes=2), 2)]
    assert_raises(student.ovo_predict, ValueError, fails, works_on=works_on)


@counterexample_search(
    first=strategies.choices(0, 1), second=strategies.choices(0, 2), third=strategies.choices(1, 2)
)
def agrees_with_the_reference(student, reference, first, second, third):
    call = said(first, second, third), 3
    assert_equal_labels(student.ovo_predict(*call), reference.ovo_predict(*call))
