"""Hidden tests of ensembles/oob_predictions; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.oob_predictions_oracle import (
    drawn,
    row_by_row,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_means(student, reference, seed):
    """Averages for each row the rounds in which it was out of bag."""
    rng = np.random.default_rng(seed("predictions"))
    preds = np.array([[1.0, 5.0, 2.0], [3.0, 7.0, 4.0]])
    cases = [((preds, np.array([[True, False, True], [True, True, False]])), [2.0, 7.0, 2.0])]
    calls = [drawn(rng, T, n) for T, n in [(3, 5), (5, 3), (20, 8), (4, 4)]]
    cases += [(call, row_by_row(*call)) for call in calls]
    assert_cases(student.oob_predictions, cases)
    assert_agrees(student.oob_predictions, reference.oob_predictions, calls)
    assert_leaves_arguments(student.oob_predictions, calls)


@pytest.mark.points(1)
def test_never_out_of_bag(student, seed):
    """Is nan for rows that every model has seen, and for no other."""
    rng = np.random.default_rng(seed("predictions"))
    calls = []
    for T, n in [(2, 4), (6, 5), (1, 3)]:
        preds, oob = drawn(rng, T, n)
        oob[:, [0, n - 1]] = False
        calls.append((preds, oob))
    cases = [(call, row_by_row(*call)) for call in calls]
    zeros = np.array([[0.0, 4.0, -1.0], [0.0, 2.0, 1.0]])
    oob = np.array([[True, False, True], [True, False, True]])
    cases.append(Case((zeros, oob), [0.0, np.nan, 0.0], label="predictions of 0"))
    some = np.array([[0.0, 6.0], [3.0, 0.0], [6.0, 0.0], [3.0, 0.0]]), np.ones((4, 2), dtype=bool)
    cases.append(Case(some, [3.0, 1.5], label="a prediction of 0 beside others"))
    nobody = np.array([[5.0], [6.0]]), np.zeros((2, 1), dtype=bool)
    cases.append(Case(nobody, [np.nan], label="a single row, which is never out of bag"))
    assert_cases(student.oob_predictions, cases, atol=1e-12)
    assert_leaves_arguments(student.oob_predictions, calls[-1:])


@pytest.mark.points(1)
def test_always_out_of_bag_and_one_round(student, seed):
    """Is the plain mean where every row is out of bag in every round; takes one round."""
    rng = np.random.default_rng(seed("predictions"))
    cases = []
    for T, n in [(4, 3), (3, 6), (300, 2)]:
        preds = rng.normal(loc=-5, size=(T, n))
        cases.append(((preds, np.ones((T, n), dtype=bool)), preds.mean(axis=0)))
    one = np.array([[7.0, 8.0, 9.0]])
    cases.append(Case((one, np.array([[True, True, True]])), [7.0, 8.0, 9.0], label="one round"))
    assert_cases(student.oob_predictions, cases)


@pytest.mark.points(1)
def test_learners_that_memorise(student, seed):
    """Ignores in-bag predictions, however wild, and takes integers."""
    rng = np.random.default_rng(seed("predictions"))
    preds, oob = drawn(rng, 8, 6)
    wild = np.where(oob, preds, rng.choice([1e300, -1e300, 1e9], size=(8, 6)))
    y = 10 + np.arange(6.0)
    learned = np.where(oob, 0.0, y)
    whole = (
        np.array([[1, 2, 90], [4, 90, 90]]),
        np.array([[True, True, False], [True, False, True]]),
    )
    cases = [
        Case((preds, oob), row_by_row(preds, oob), label="tame in-bag predictions"),
        Case((wild, oob), row_by_row(preds, oob), label="huge predictions in the bag"),
        Case((learned, oob), np.zeros(6), label="a learner that memorises"),
        Case(whole, [2.5, 2.0, 90.0], label="integers"),
    ]
    assert_cases(student.oob_predictions, cases, atol=1e-12)


@counterexample_search(
    preds=strategies.matrices((1, 3), (1, 3)), marks=strategies.matrices(3, 3, low=0, high=1)
)
def agrees_with_the_reference(student, reference, preds, marks):
    call = preds, marks[: preds.shape[0], : preds.shape[1]] > 0
    assert_close(student.oob_predictions(*call), reference.oob_predictions(*call), atol=1e-9)
