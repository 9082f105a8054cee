"""Hidden tests of linear_classification/fit_logistic_newton; first docstring lines are shown."""

from itertools import pairwise

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import (
    assert_flat,
    mixed_labels,
    newton,
    normal_rows,
)
from autograder.testing import (
    Case,
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    remembered,
    strategies,
)

known_newton = remembered(newton)

STEPS = {"rtol": 1e-7, "scaled_atol": 1e-7}
SEVEN = np.array([[1.0, 1.0]] * 3 + [[1.0, 0.0]] * 4), np.array([1, 1, -1, 1, -1, -1, -1])
SEVEN_W = [np.log(1 / 3), np.log(6)]
LINE = np.column_stack([np.ones(6), [-3.0, -2.0, -1.0, 1.0, 2.0, 3.0]])
PARTED = np.array([-1, -1, -1, 1, 1, 1])
TWO = np.column_stack([np.ones(8), [-2.0, -1, -1, 0, 0, 1, 1, 3], [1.0, 0, 2, -1, 1, -2, 0, 1]])
EIGHT = np.array([-1, -1, 1, -1, 1, 1, -1, 1])


def drawn(rng, *sizes):
    """Return rows and labels that no plane parts by far."""
    for n, d in sizes:
        X = normal_rows(rng, n, d)
        yield X, mixed_labels(rng, X)


@pytest.mark.points(1)
def test_first_steps(student, reference, seed):
    """Takes full Newton steps from w = 0: one, two, three of them."""
    rng = np.random.default_rng(seed("rows"))
    # The first step solves X^T X / 4 w = X^T y / 2, both over n.
    cases = [((*SEVEN, 0.0, 1), [-1.0, 5 / 3]), ((LINE, PARTED, 0.0, 1), [0.0, 6 / 7])]
    cases.append(((LINE, PARTED, 0.5, 1), [0.0, 6 / 10]))
    fixed = [(TWO, EIGHT, 0.1, 2), (TWO, EIGHT, 1e-3, 3)]
    settings = (0.1, 1), (0.7, 2)
    calls = [
        (X, y, *setting)
        for (X, y), setting in zip(drawn(rng, (20, 3), (30, 4)), settings, strict=True)
    ]
    cases += [(call, known_newton(*call)) for call in [*fixed, *calls]]
    # A row far out, about which the first step makes the model nearly certain.
    far = (
        np.column_stack([np.ones(6), [-1.0, 0.0, -2.0, 1.0, 2.0, 9.0]]),
        np.array([-1, 1, 1, -1, 1, 1]),
    )
    cases.append(((*far, 0.05, 3), known_newton(*far, 0.05, 3)))
    assert_cases(student.fit_logistic_newton, cases, **STEPS)
    assert_agrees(student.fit_logistic_newton, reference.fit_logistic_newton, calls[:1], **STEPS)


@pytest.mark.points(1)
def test_when_it_stops(student, seed):
    """Takes the first step below tol as its last one, at most n_iter steps, and none for 0."""
    rng = np.random.default_rng(seed("rows"))
    cases = [((*SEVEN, 0.0, 0), [0.0, 0.0]), ((TWO, EIGHT, 0.1, 0), np.zeros(3))]
    # The first step is (-1, 5/3): longer than 1.8, and no entry is as large as that.
    cases += [((*SEVEN, 0.0, 50, tol), [-1.0, 5 / 3]) for tol in (100.0, 1.8)]
    # In thousandths the first step is 1667 long, the second one 125.
    small = SEVEN[0] * np.array([1.0, 1e-3]), SEVEN[1], 0.0
    cases.append(((*small, 6, 1500.0), known_newton(*small, 2)))
    # The first step is 1 to the last digit, which is not below 1.
    three = np.ones((4, 1)), np.array([1, 1, 1, -1]), 0.0
    equal = "a step of exactly tol"
    cases.append(Case((*three, 6, 1.0), known_newton(*three, 2), label=equal))
    tables = [((X, y, 0.1), [2]) for X, y in drawn(rng, (25, 3))]
    for table, counts in [*tables, ((TWO, EIGHT, 0.01), [1, 3])]:
        path = [known_newton(*table, steps) for steps in range(7)]
        sizes = [np.max(np.abs(b - a)) for a, b in pairwise(path)]
        for count in counts:  # tol between the size of this step and that of the one before
            before = sizes[count - 2] if count > 1 else 10 * sizes[0]
            tol = float(np.sqrt(sizes[count - 1] * before))
            cases.append(((*table, 6, tol), path[count]))
    cases.append(((*table, 2, 1e-12), path[2]))
    assert_cases(student.fit_logistic_newton, cases, **STEPS)


@pytest.mark.points(1)
def test_minimum(student, seed):
    """Ends where the gradient is small: also for separable rows, and for n < d."""
    rng = np.random.default_rng(seed("rows"))
    wide = normal_rows(rng, 6, 9)
    fixed_wide = np.column_stack([np.ones(3), np.diag([1.0, -2.0, 0.5]), [0.0, 1.0, 1.0]])
    calls = [(LINE, PARTED, 1e-7), (TWO, EIGHT), (fixed_wide, np.array([1, -1, 1]), 0.05, 6)]
    calls.append((wide, mixed_labels(rng, wide), 0.5, 12))
    calls += [(X, y, 1.0, 30) for X, y in drawn(rng, (80, 6))]
    assert_law(student.fit_logistic_newton, calls, assert_flat)


@pytest.mark.points(1)
def test_intercept_is_free(student, seed):
    """Does not penalise the intercept: fitted chances add up to the number of positives."""
    rng = np.random.default_rng(seed("rows"))
    uneven = np.array([1, 1, 1, 1, -1, 1])
    case = (np.ones((4, 1)), np.array([1, 1, 1, -1]), 30.0), [np.log(3.0)]
    assert_cases(student.fit_logistic_newton, [case], rtol=1e-7)
    calls = [(LINE, uneven, 5.0), *((X, y, 0.3) for X, y in drawn(rng, (30, 4)))]
    for (X, y, *_), w in zip(calls, student.fit_logistic_newton.map(calls), strict=True):
        p = 1 / (1 + np.exp(-X @ as_array(w, shape=(X.shape[1],))))
        assert_close(p.sum(), np.count_nonzero(y == 1), rtol=1e-7, what="the sum of the chances")


@pytest.mark.points(1)
def test_without_penalty(student, seed):
    """Fits overlapping rows without a penalty, in whatever units the columns are."""
    rng = np.random.default_rng(seed("rows"))
    cases = []
    for factor in (1e-6, 1e5):
        units = np.array([1.0, factor])
        cases.append(((SEVEN[0] * units, SEVEN[1], 0.0, 15), SEVEN_W / units))
    groups = np.repeat([[1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [1.0, 0.0, 1.0]], [5, 4, 6], axis=0)
    y = np.array([1, 1, -1, -1, -1, 1, -1, -1, -1, 1, 1, 1, 1, 1, -1])
    odds = np.log([2 / 3, 1 / 3, 5])
    cases.append(((groups, y, 0.0), [odds[0], odds[1] - odds[0], odds[2] - odds[0]]))
    assert_cases(student.fit_logistic_newton, cases, rtol=1e-6, scaled_atol=1e-9)
    calls = [(X, y, 0.0, 12) for X, y in drawn(rng, (60, 3))]
    assert_law(student.fit_logistic_newton, calls, assert_flat)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, and leaves the arguments as they were."""
    calls = [(LINE, PARTED, 0.1, 4), (TWO, EIGHT, 1.0, 2)]
    cases = []
    for X, y, *rest in calls:
        cases.append(((X.astype(np.int8), y.astype(np.int8), *rest), known_newton(X, y, *rest)))
    assert_cases(student.fit_logistic_newton, cases, rtol=1e-6, atol=1e-9)
    assert_accepts(student.fit_logistic_newton, calls[1:], integers=[0], rtol=1e-6, atol=1e-9)
    floats = TWO, EIGHT.astype(float), 1.0, 2
    assert_leaves_arguments(student.fit_logistic_newton, [calls[1], floats])


@pytest.mark.points(1)
def test_refuses_other_labels(student):
    """Raises ValueError if any label is neither -1 nor +1."""
    lists = {
        "labels 0 and 1": [0, 0, 1, 0, 1, 1],
        "labels 1 and 2": [1, 2, 1, 1, 2, 2],
        "a 0 at the start": [0, 1, -1, 1, -1, 1],
        "a 0 at the end": [1, -1, -1, 1, 1, 0],
        "a 3 in the middle": [1, -1, 3, 1, -1, 1],
    }
    fails = {name: (LINE, np.array(labels), 0.1) for name, labels in lists.items()}
    fails["labels 0 and 1, and no steps"] = (LINE, np.array(lists["labels 0 and 1"]), 0.1, 0)
    works_on = [(LINE, PARTED, 0.1), (LINE, np.array([1, -1, 1, -1, -1, 1]), 1.0)]
    assert_raises(student.fit_logistic_newton, ValueError, fails, works_on=works_on)


@counterexample_search(
    data=strategies.classifications((2, 5), 1, names=(-1, 1)),
    lam=strategies.choices(1.0, 0.1),
    n_iter=strategies.choices(1, 2, 0, 20),
)
def agrees_with_the_reference(student, reference, data, lam, n_iter):
    X = np.column_stack([np.ones(len(data[0])), data[0]])
    y = np.concatenate([[1, -1], data[1][2:]])
    expected = reference.fit_logistic_newton(X, y, lam, n_iter)
    assert_close(student.fit_logistic_newton(X, y, lam, n_iter), expected, rtol=1e-6, atol=1e-6)
