"""Hidden tests of linear_classification/fit_softmax; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import (
    PAPER,
    cross_entropy,
    descent,
    mixed_classes,
    normal_rows,
)
from autograder.testing import (
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    remembered,
    require,
    strategies,
)

known_descent = remembered(descent)

NEAR = {"rtol": 1e-9, "scaled_atol": 1e-9, "atol": 1e-12}
KINDS = np.array([1, 0])
SIX = np.column_stack(
    [np.ones(6), [-2.0, -1.0, 0.0, 0.0, 1.0, 2.0], [1.0, 0.0, 3.0, -1.0, 2.0, 1.0]]
)
OF_SIX = np.array([0, 0, 1, 2, 2, 1])


def drawn(seed, *settings):
    """Return calls of several sizes with these settings."""
    rng = np.random.default_rng(seed)
    for n, d, K in [(8, 2, 3), (12, 3, 4), (9, 3, 2)]:
        X = normal_rows(rng, n, d)
        yield (X, mixed_classes(rng, X, K), K, *settings)


@pytest.mark.points(1)
def test_first_steps(student, reference, seed):
    """Goes from W = 0 by the step size times the gradient; no step gives zeros."""
    cases = [
        ((PAPER, KINDS, 2, 0.0, 0.5, 1), [[0.0, 0.0], [-0.375, 0.375]]),
        ((PAPER, KINDS, 2, 0.7, 2.0, 1), [[0.0, 0.0], [-1.5, 1.5]]),
        ((PAPER, KINDS, 2, 0.1, 0.5, 0), np.zeros((2, 2))),
        ((SIX, OF_SIX, 3, 0.1, 0.5, 0), np.zeros((3, 3))),
        ((SIX, OF_SIX, 3, 0.0, 1.0, 1), known_descent(SIX, OF_SIX, 3, 0.0, 1.0, 1)),
    ]
    calls = [(*call[:4], lr, 1) for lr in (1.0, 0.2) for call in drawn(seed("rows"), 0.1)]
    cases += [(call, known_descent(*call)) for call in calls]
    assert_cases(student.fit_softmax, cases, **NEAR)
    assert_agrees(student.fit_softmax, reference.fit_softmax, calls, **NEAR)


@pytest.mark.points(1)
def test_many_steps(student, seed):
    """Goes on for n_iter steps with the penalised gradient of all rows; the objective falls."""
    calls = [(SIX, OF_SIX, 3, 0.5, 0.3, steps) for steps in (2, 3, 10)]
    calls.append((SIX, OF_SIX, 3, 0.0, 0.3, 3))
    # A column in tiny units, with as many rows of each class: all steps are tiny.
    calls.append((PAPER * np.array([1.0, 2.0**-27]), KINDS, 2, 0.0, 0.5, 3))
    calls += [*drawn(seed("rows"), 0.05, 0.4, 3), *drawn(seed("more rows"), 0.5, 1.0, 5)]
    cases = [(call, known_descent(*call)) for call in calls]
    cases.append(((SIX, OF_SIX, 3, 0.01, 0.5, 103), known_descent(SIX, OF_SIX, 3, 0.01, 0.5, 103)))
    results = assert_cases(student.fit_softmax, cases, **NEAR)
    values = [cross_entropy(as_array(W), SIX, OF_SIX, 0.5)[0] for W in results[:3]]
    require(np.diff(values) < 0, "The objective does not fall with more steps.")


@pytest.mark.points(1)
def test_classes(student, seed):
    """Has a column for each class, and its rows add up to 0."""
    cases = []
    for K, y in ((4, KINDS), (3, np.array([2, 0])), (3, np.array([1, 1])), (5, np.array([3, 1]))):
        cases += [((PAPER, y, K, 0.0, 0.5, steps), known_descent(PAPER, y, K, 0.0, 0.5, steps))
                  for steps in (0, 1)]  # fmt: skip
    for X, y, K, *settings in drawn(seed("rows"), 0.0, 0.5, 1):
        cases.append(((X, y, K + 2, *settings), known_descent(X, y, K + 2, *settings)))
    for W in assert_cases(student.fit_softmax, cases, **NEAR):
        assert_close(as_array(W).sum(axis=1), np.zeros(len(W)), atol=1e-9, what="the sum of a row")


@pytest.mark.points(1)
def test_integers(student, seed):
    """Takes integers, and leaves the arguments as they were."""
    right = known_descent(SIX, OF_SIX, 3, 0.0, 1.0, 1)
    cases = [((SIX.astype(int), OF_SIX, 3, 0, 1, 1), right)]
    cases.append(((SIX.astype(np.int8), OF_SIX.astype(np.int8), 3, 1.0, 1.0, 1), right))
    cases.append(((SIX, OF_SIX.astype(np.uint8), 3, 1.0, 1.0, 1), right))
    cases.append(((PAPER.astype(int), KINDS, 2, 0, 1, 1), [[0.0, 0.0], [-0.75, 0.75]]))
    assert_cases(student.fit_softmax, cases, **NEAR)
    assert_leaves_arguments(student.fit_softmax, [*drawn(seed("rows"), 0.1, 0.5, 3), cases[0][0]])


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(0, 1, 2)),
    lam=strategies.choices(0.0, 1.0),
    n_iter=strategies.choices(1, 0, 3),
)
def agrees_with_the_reference(student, reference, data, lam, n_iter):
    X = np.column_stack([np.ones(len(data[0])), data[0]])
    call = X, data[1], 3, lam, 0.5, n_iter
    assert_close(student.fit_softmax(*call), reference.fit_softmax(*call), atol=1e-9)
