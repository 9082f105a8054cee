"""Hidden tests of unstandardize_coefficients; first docstring lines are shown to students."""

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
    counterexample_search,
    strategies,
)

PARTS = ("w_raw", "b_raw")
W, MEAN, SCALE = (
    np.array([8.0, -3.0, 0.5]),
    np.array([2.0, -5.0, 30.0]),
    np.array([4.0, 10.0, 0.25]),
)


def drawn(rng, d):
    return (
        rng.normal(size=d),
        5 * rng.normal(),
        3 * rng.normal(size=d),
        rng.uniform(0.3, 4.0, size=d),
    )


@pytest.mark.points(1)
def test_weights(student, reference, seed):
    """Divides each weight by the scale of its column."""
    rng = np.random.default_rng(seed("weights"))
    settings = {"part": (0, 2), "what": "w_raw"}
    cases = [((W, 7.0, MEAN, SCALE), [2.0, -0.3, 2.0])]
    assert_cases(student.unstandardize_coefficients, cases, **settings)
    calls = [drawn(rng, d) for d in (1, 2, 6)]
    oracle = reference.unstandardize_coefficients
    assert_agrees(student.unstandardize_coefficients, lambda *c: oracle(*c)[0], calls, **settings)


@pytest.mark.points(1)
def test_predictions(student, seed):
    """Predicts on raw rows what the old weights predict on standardised ones."""
    rng = np.random.default_rng(seed("predictions"))
    calls = [
        (W, 7.0, MEAN, SCALE),
        (W[:2], -1.5, MEAN[:2], SCALE[:2]),
        *(drawn(rng, d) for d in (1, 3, 6)),
    ]
    rows = rng.normal(size=(5, 6))

    def predicts_the_same(answer, w, b, mean, scale):
        w_raw, b_raw = as_tuple(answer, 2)
        X = rows[:, : len(w)]
        got = X @ as_array(w_raw, shape=w.shape, what="w_raw") + as_number(b_raw, what="b_raw")
        assert_close(got, (X - mean) / scale @ w + b, rtol=1e-9, atol=1e-7, what="the predictions")

    assert_law(student.unstandardize_coefficients, calls, predicts_the_same)


@pytest.mark.points(1)
def test_special_cases(student):
    """Keeps zeros and what needs no undoing, takes integers, and leaves its arguments alone."""
    still = np.array([1.5, -2.0]), 3.0, np.zeros(2), np.ones(2)
    cases = [
        Case((np.zeros(3), 7.0, MEAN, SCALE), (np.zeros(3), 7.0), label="no weight"),
        Case(
            (np.array([0.0, -3.0]), 7.0, MEAN[:2], SCALE[:2]), ([0.0, -0.3], 5.5), label="one zero"
        ),
        Case(still, still[:2], label="nothing to undo"),
        Case((np.array([6.0]), 0.0, np.array([4.0]), np.ones(1)), ([6.0], -24.0), label="scale 1"),
        Case((np.array([6.0]), 1.0, np.zeros(1), np.array([3.0])), ([2.0], 1.0), label="mean 0"),
        Case((np.array([6.0]), 1.0, np.array([4e-12]), np.array([3e-12])), ([2e12], -7.0),
             label="a tiny scale"),
        Case((np.array([6.0]), 1.0, np.array([4e9]), np.array([3e9])), ([2e-9], -7.0), atol=0.0,
             label="a huge scale"),
    ]  # fmt: skip
    assert_cases(student.unstandardize_coefficients, cases, parts=PARTS, atol=1e-9)
    whole = np.array([3.0, -5.0]), 2.0, np.array([1.0, 4.0]), np.array([2.0, 4.0])
    assert_accepts(student.unstandardize_coefficients, [whole], integers=True, parts=PARTS)
    w, mean, scale = (np.array(part, dtype=np.int8) for part in ([3, -5], [100, 4], [7, 3]))
    raw = [3 / 7, -5 / 3], 2 - 300 / 7 + 20 / 3
    cases = [Case((w, 2, mean, scale), raw, label="integers of dtype int8")]
    assert_cases(student.unstandardize_coefficients, cases, parts=PARTS)
    assert_leaves_arguments(
        student.unstandardize_coefficients, [whole, still, (W, 7.0, MEAN, SCALE)]
    )


@counterexample_search(
    w=strategies.vectors(2, low=-4, high=4),
    mean=strategies.vectors(2, low=-2, high=2),
    scale=strategies.vectors(2, low=1, high=4),
)
def agrees_with_the_reference(student, reference, w, mean, scale):
    expected = reference.unstandardize_coefficients(w, 1.0, mean, scale)
    got = student.unstandardize_coefficients(w, 1.0, mean, scale)
    assert_close(got, expected, atol=1e-9, parts=PARTS)
