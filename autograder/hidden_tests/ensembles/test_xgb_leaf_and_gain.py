"""Hidden tests of ensembles/xgb_leaf_and_gain; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.xgb_leaf_and_gain_oracle import (
    PARTS,
    checked,
)
from autograder.testing import (
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_values_and_gain(student, reference, seed):
    """Returns the best values of both leaves, and half the fall of the penalised loss."""
    rng = np.random.default_rng(seed("sums"))
    by_hand = ((-6.0, 2.0, 4.0, 3.0, 1.0, 0.5), (2.0, -1.0, 43 / 6))
    assert_cases(student.xgb_leaf_and_gain, [by_hand], parts=PARTS)
    calls = []
    for _ in range(6):
        (a, b), (c, d, e, f) = rng.normal(scale=5, size=2), rng.uniform(0.5, 9, size=4)
        calls.append(tuple(float(x) for x in (a, c, b, d, e, f)))
    checked(student, calls)
    assert_agrees(
        student.xgb_leaf_and_gain, reference.xgb_leaf_and_gain, calls, parts=PARTS, atol=1e-9
    )


@pytest.mark.points(1)
def test_nothing_to_divide_by(student):
    """Has the value 0 and the term 0 wherever H + lam is 0."""
    checked(
        student,
        {
            "ordinary": (3.0, 2.0, -1.0, 4.0, 0.5, 0.25),
            "left": (2.0, 0.0, -4.0, 2.0, 0.0, 0.0),
            "right": (-3.0, 2.0, 5.0, 0.0, 0.0, 0.5),
            "everywhere": (2.0, 0.0, -7.0, 0.0, 0.0, 1.5),
            "saved by the penalty": (2.0, 0.0, -7.0, 0.0, 2.0, 0.0),
            "tiny, but not 0": (1e-4, 1e-14, -3e-4, 2e-14, 0.0, 0.0),
        },
    )


@pytest.mark.points(1)
def test_penalties(student, seed):
    """Takes the price of a leaf off the gain, which may be negative; agrees with variances."""
    checked(
        student,
        {
            "a leaf for free": (-6.0, 2.0, 4.0, 3.0, 1.0, 0.0),
            "a dear leaf": (-6.0, 2.0, 4.0, 3.0, 1.0, 20.0),
            "equal sides": (2.0, 3.0, 2.0, 3.0, 4.0, 0.0),
            "a heavy penalty": (-6.0, 2.0, 4.0, 3.0, 100.0, 0.0),
            "no penalty": (-6.0, 2.0, 4.0, 3.0, 0.0, 0.0),
            "integers": (-7, 2, 4, 5, 1, 2),
        },
    )
    rng = np.random.default_rng(seed("targets"))
    for left, right in [
        (np.array([1.0, 2.0, 6.0]), np.array([8.0, 10.0])),
        rng.normal(size=(2, 5)),
    ]:
        y = np.concatenate([left, right])
        fall = len(y) * y.var() - len(left) * left.var() - len(right) * right.var()
        call = -float(left.sum()), len(left), -float(right.sum()), len(right), 0.0, 0.0
        expected = (left.mean(), right.mean(), fall / 2)
        assert_cases(student.xgb_leaf_and_gain, [(call, expected)], parts=PARTS, atol=1e-9)


@counterexample_search(
    g=strategies.vectors(2, -4, 4),
    h=strategies.vectors(2, 0, 3),
    penalties=strategies.vectors(2, 0, 2),
)
def agrees_with_the_reference(student, reference, g, h, penalties):
    call = tuple(float(x) for x in (g[0], h[0], g[1], h[1], *penalties))
    got, right = as_tuple(student.xgb_leaf_and_gain(*call), 3), reference.xgb_leaf_and_gain(*call)
    for part, expected, what in zip(got, right, PARTS, strict=True):
        assert_close(part, expected, atol=1e-9, what=what)
