"""Hidden tests of ensembles/adaboost_predict; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.adaboost_predict_oracle import (
    PARTS,
    by_rows,
    drawn,
    stump,
)
from autograder.testing import (
    Case,
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_scores_and_labels(student, seed, open_function):
    """Adds up says times predictions; the label is the sign."""
    rng = np.random.default_rng(seed("models"))
    predict = open_function("stump_predict")
    model = [(1.0, stump(0, 2.5, -1.0)), (0.5, stump(0, 0.5, -1.0)), (0.25, stump(0, 2.0, 1.0))]
    X = np.array([[1.0], [3.0], [0.0], [2.2]])
    cases = [((model, predict, X), ([-0.25, 1.25, -1.25, -0.75], [-1, 1, -1, -1]))]
    for n, stumps in [(5, 2), (1, 4), (9, 7), (30, 3)]:
        some, rows = drawn(rng, n, stumps)
        cases.append(((some, predict, rows), by_rows(some, rows)))
    some, rows = drawn(rng, 6, 60)
    quiet = [(0.1 * say, one) for say, one in some]
    cases.append(((quiet, predict, rows), by_rows(quiet, rows)))
    assert_cases(student.adaboost_predict, cases, parts=PARTS, atol=1e-9)
    assert_leaves_arguments(student.adaboost_predict, [call for call, _ in cases])


@pytest.mark.points(1)
def test_scores_of_zero(student, open_function):
    """Labels a score of exactly 0 with +1, and scores around it by their sign."""
    predict = open_function("stump_predict")
    model = [(1.0, stump(0, 2.0, 1.0)), (0.5, stump(0, 1.0, 1.0)), (0.5, stump(0, 0.0, 1.0))]
    X = np.array([[-1.0], [0.5], [1.5], [3.0]])
    one = [(0.5, stump(0, 1.0, -1.0)), (0.5, stump(0, 3.0, 1.0))]
    cases = [
        ((model, predict, X), ([2.0, 1.0, 0.0, -2.0], [1, 1, 1, -1])),
        ((one, predict, X), ([0.0, 0.0, 1.0, 1.0], [1, 1, 1, 1])),
        Case(
            ([(3e-30, stump(0, 1.0, -1.0)), (2e-30, stump(0, 3.0, 1.0))], predict, X),
            ([-1e-30, -1e-30, 5e-30, 5e-30], [-1, -1, 1, 1]),
            label="scores of nearly 0",
        ),
        Case(
            ([(1.0, stump(0, 1.0, -1.0)), (1 - 1e-10, stump(0, 3.0, 1.0))], predict, X),
            ([-1e-10, -1e-10, 2 - 1e-10, 2 - 1e-10], [-1, -1, 1, 1]),
            label="nearly equal says",
        ),
        Case(([(0.0, stump(0, 1.0, -1.0))], predict, X), ([0.0] * 4, [1] * 4), label="a say of 0"),
    ]
    assert_cases(student.adaboost_predict, cases, parts=PARTS, atol=1e-12)


@pytest.mark.points(1)
def test_odd_committees(student, open_function):
    """Takes an empty model, a single stump, negative says, a single row."""
    predict = open_function("stump_predict")
    X = np.array([[-1.0], [0.5], [3.0]])
    low = stump(0, 1.0, -1.0)
    cases = [
        Case(([(0.75, low)], predict, X), ([-0.75, -0.75, 0.75], [-1, -1, 1]), label="one stump"),
        Case(([], predict, X), ([0.0] * 3, [1] * 3), label="an empty model"),
        Case(([], predict, X[:1]), ([0.0], [1]), label="an empty model, one row"),
        Case(([(-0.5, low)], predict, X), ([0.5, 0.5, -0.5], [1, 1, -1]), label="a negative say"),
        Case(([(1.0, low), (-1.5, low)], predict, X[:1]), ([0.5], [1]), label="one row"),
        Case(
            ([(2, low), (0.5, stump(0, 0.0, 1.0))], predict, X),
            ([-1.5, -2.5, 1.5], [-1, -1, 1]),
            label="a whole say and a half",
        ),
    ]
    assert_cases(student.adaboost_predict, cases, parts=PARTS, atol=1e-12)
    model = [(2, stump(0, 1.0, -1)), (1, stump(0, 0.0, 1))]
    whole = [Case((model, predict, X), [-1.0, -3.0, 1.0], label="integers as says")]
    assert_cases(student.adaboost_predict, whole, part=(0, 2), dtype=float, what="score")


@pytest.mark.points(1)
def test_larger_says(student, seed, open_function):
    """Multiplies scores by the factor of all says, and keeps labels."""
    rng, predict = np.random.default_rng(seed("models")), open_function("stump_predict")
    fixed = [(0.5, stump(0, 0.0, 1.0)), (0.2, stump(1, 0.3, -1.0))]
    rows = np.array([[1.0, 1.0], [-1.0, 0.0], [2.0, -3.0]])
    for model, X in [(fixed, rows), drawn(rng, 8, 5)]:
        factors = (1.0, 40.0, 0.125)
        calls = [([(f * say, one) for say, one in model], predict, X) for f in factors]
        right = by_rows(model, X)
        for factor, answer in zip(factors, student.adaboost_predict.map(calls), strict=True):
            score, label = as_tuple(answer, 2)
            assert_close(score, factor * right[0], atol=1e-9 * factor, what="score")
            require(np.array_equal(np.asarray(label), right[1]), "The labels change.")


@counterexample_search(
    cuts=strategies.vectors((1, 3), -2, 2),
    says=strategies.vectors(3, -2, 2),
    X=strategies.matrices((1, 2), 1, -3, 3),
)
def agrees_with_the_reference(student, reference, open_function, cuts, says, X):
    pairs = zip(says, cuts, strict=False)
    model = [(float(say), stump(0, float(cut), -1.0)) for say, cut in pairs]
    call = model, open_function("stump_predict"), X
    for got, right, what in zip(
        as_tuple(student.adaboost_predict(*call), 2),
        reference.adaboost_predict(*call),
        PARTS,
        strict=True,
    ):
        assert_close(got, right, atol=1e-9, what=what)
