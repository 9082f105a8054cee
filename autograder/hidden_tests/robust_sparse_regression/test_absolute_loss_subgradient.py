"""Hidden tests of absolute_loss_subgradient; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    as_number,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_scales_with,
    counterexample_search,
    require,
    strategies,
)

X = np.array([[1.0, 3.0], [1.0, -4.0], [1.0, 0.5], [1.0, 5.0], [1.0, -7.0]])
Y = np.array([2.0, 9.0, -30.0, 11.0, 6.0])
W = np.array([3.0, 1.0])  # residuals 4, -10, 33.5, -3, -10
LOSS, G = 60.5, np.array([-1.0, 9.5])


def drawn(rng, n, d):
    return rng.normal(size=(n, d)), 3 * rng.normal(size=n), rng.normal(size=d)


@pytest.mark.points(1)
def test_loss(student, reference, seed):
    """Adds up the absolute residuals of all rows."""
    rng = np.random.default_rng(seed("loss"))
    cases = [((X, Y, W), LOSS), ((X[:1], Y[:1], W), 4.0), ((X[3:], Y[3:], W), 13.0)]
    calls = [drawn(rng, n, d) for n, d in [(1, 1), (7, 2), (20, 4)]]
    settings = {"part": (0, 2), "what": "loss", "atol": 1e-9}
    assert_cases(student.absolute_loss_subgradient, cases, **settings)
    oracle = reference.absolute_loss_subgradient
    expected = [(call, np.sum(np.abs(call[0] @ call[2] - call[1]))) for call in calls]
    assert_cases(student.absolute_loss_subgradient, expected, **settings)
    assert_agrees(
        student.absolute_loss_subgradient, lambda *call: oracle(*call)[0], calls, **settings
    )


@pytest.mark.points(1)
def test_subgradient(student, seed):
    """Adds up the rows, each with the sign of its residual, to a slope that supports the loss."""
    rng = np.random.default_rng(seed("slope"))
    settings = {"part": (1, 2), "what": "g", "atol": 1e-9}
    cases = [((X, Y, W), G), ((X[:1], Y[:1], W), X[0]), ((X[1:2], Y[1:2], W), -X[1])]
    calls = [drawn(rng, n, d) for n, d in [(1, 1), (7, 2), (20, 4), (3, 5)]]
    for A, y, w in calls:
        g = sum(row * (1 if row @ w > t else -1) for row, t in zip(A, y, strict=True))
        cases.append(((A, y, w), g))
    beside = np.array([[1.0], [4.0]]), np.array([1e6, 7.0]), np.array([1e6 + 2.0**-20])
    cases.append(Case(beside, [5.0], label="a residual that is small beside its target"))
    assert_cases(student.absolute_loss_subgradient, cases, **settings)

    def supports(answer, A, y, w):
        g = np.asarray(answer[1])
        here = np.abs(A @ w - y).sum()
        for v in w + rng.normal(size=(20, len(w))):
            there = np.abs(A @ v - y).sum()
            require(
                there >= here + g @ (v - w) - 1e-9, "g is no subgradient: the loss falls below."
            )

    assert_law(student.absolute_loss_subgradient, calls, supports)


@pytest.mark.points(1)
def test_exact_residuals(student):
    """Counts a residual of exactly 0 as neither positive nor negative."""
    A, y = (
        np.array([[1.0, 2.0], [3.0, -1.0], [1.0, 1.0], [2.0, 5.0]]),
        np.array([5.0, 1.0, 9.0, 9.0]),
    )
    w = np.array([1.0, 2.0])  # residuals 0, 0, -6, 3
    ones = np.ones((5, 1))
    cases = [
        Case((A, y, w), [1.0, 4.0], label="two residuals of 0"),
        Case((A[:2], y[:2], w), [0.0, 0.0], label="no residual but 0"),
        Case((ones, np.array([4.0, 1.0, 7.0, 2.0, 5.0]), np.array([4.0])), [0.0], label="a median"),
        Case((ones[:4], np.array([4.0, 1.0, 2.0, 4.0]), np.array([4.0])), [2.0], label="two ties"),
        Case((A[2:3], y[2:3], w), [-1.0, -1.0], label="one row"),
    ]
    assert_cases(student.absolute_loss_subgradient, cases, part=(1, 2), what="g", atol=1e-9)


@pytest.mark.points(1)
def test_units_and_integers(student, seed):
    """Follows tiny and huge residuals, takes integers, and leaves its arguments alone."""
    rng = np.random.default_rng(seed("units"))
    whole = (
        np.array([[2.0, -1.0], [4.0, 3.0], [0.0, 5.0]]),
        np.array([1.0, 7.0, 2.0]),
        np.array([2.0, -1.0]),
    )
    assert_accepts(student.absolute_loss_subgradient, [whole], integers=True, atol=1e-9)
    small = [[2, 1], [4, 3], [0, 5]], [9, 7, 250], [2, 1]  # residuals -4, 4, -245
    floats, *integers = (
        tuple(np.array(part, dtype=kind) for part in small) for kind in (float, "int64", "uint8")
    )
    own = as_tuple(student.absolute_loss_subgradient(*floats), 2)
    cases = [Case(call, own, label=f"integers of dtype {call[0].dtype}") for call in integers]
    for answer in assert_cases(student.absolute_loss_subgradient, cases, parts=("loss", "g")):
        as_array(answer[1], dtype=np.float64, what="g")
    calls = [(X, Y, W), (X[1:2], Y[1:2], W), drawn(rng, 6, 3)]
    assert_leaves_arguments(student.absolute_loss_subgradient, [*calls, whole])
    for unit in (1e-12, 1e9):
        scaled = [(A, unit * y, unit * w) for A, y, w in calls]
        answers = student.absolute_loss_subgradient.map([*calls, *scaled])
        for plain, other in zip(answers[:3], answers[3:], strict=True):
            require(as_number(plain[0], what="loss") > 0, "The loss of a poor fit is 0.")
            assert_close(other[0], unit * plain[0], what="loss, in another unit")
            assert_close(other[1], plain[1], atol=1e-9, what="g, in another unit")
    assert_scales_with(
        student.absolute_loss_subgradient, [(X, 0 * Y, W)], power=1, factors=(0.5, 1e-6, 1e6)
    )


@counterexample_search(data=strategies.regressions((1, 3), (1, 2), low=-4, high=4, weights=True))
def agrees_with_the_reference(student, reference, data):
    X, y, w = (np.round(part) for part in data)
    expected = reference.absolute_loss_subgradient(X, y, w)
    assert_close(
        student.absolute_loss_subgradient(X, y, w), expected, atol=1e-9, parts=("loss", "g")
    )
