"""Hidden tests of linear_regression/fit_through_origin; first docstring lines are shown."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    as_number,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    assert_scales_with,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_minimises_the_squared_error(student, reference, seed):
    """Returns the slope with the smallest squared error, for integers and any units, too."""
    rng = np.random.default_rng(seed("lines"))
    calls = []
    for n, slope in [(1, 2.0), (2, -3.0), (20, -0.7), (30, -50.0), (50, 40.0)]:
        x = rng.normal(loc=1.0, size=n)
        calls.append((x, slope * x + 5.0 + rng.normal(size=n)))
    on_paper = np.array([1.0, 2.0, 3.0]), np.array([2.0, 3.0, 4.0])
    mixed = np.array([-1.0, 2.0, 3.0]), np.array([2.0, 5.0, -4.0])
    with_zero = np.array([2.0, 1.0]), np.array([0.0, 15.0])
    level = Case((np.array([3.0, -1.0]), np.zeros(2)), 0.0, atol=1e-9)
    huge = 1e150 * on_paper[0], 1e5 * on_paper[1]  # x @ x is finite, (x @ x) * (y @ y) is not
    cases = [(on_paper, 10 / 7), (mixed, -2 / 7), (with_zero, 3.0), (huge, 1e-145 * 10 / 7), level]
    cases.append(((np.array([1, 2, 3]), np.array([0.5, 1.5, 2.0])), 19 / 28))  # integers in x only
    cases += answered_by(reference.fit_through_origin, calls)
    answers = assert_cases(student.fit_through_origin, cases, read=as_number)
    for (x, y), w in zip(calls, answers[6:], strict=True):
        scale = np.linalg.norm(x) * np.linalg.norm(y)
        require(abs(x @ (y - w * x)) <= 1e-8 * scale, "The residual is not orthogonal to x.")
    assert_accepts(student.fit_through_origin, [on_paper, mixed], integers=True)
    assert_scales_with(student.fit_through_origin, [on_paper, mixed], power=-1)
    assert_scales_with(student.fit_through_origin, [on_paper, mixed], power=1, argument=1)
    assert_leaves_arguments(student.fit_through_origin, calls)


@pytest.mark.points(1)
def test_refuses_only_zeros(student):
    """Raises ValueError only if x is all zeros: a single zero, a sum of 0, or a tiny x is fine."""
    y = np.array([1.0, 3.0, 5.0])
    features = [[0.0, 2.0], [1e-140, -2e-140, 0.0], [0.0, 2.0, 0.0], [1.0, -1.0], [2.0, 0.0]]
    features += [[3.0, 3.0], [3.0, -1.0]]  # constant; at right angles to y
    features += [[-2.0, 0.0]]  # 0 is the largest
    calls = [(np.array(x), y[: len(x)]) for x in features]
    assert_law(student.fit_through_origin, calls, is_a_slope)
    sizes = {"a single sample with x = 0": 1, "two zeros": 2, "a longer x of zeros": 7}
    zeros = {name: (np.zeros(n), np.arange(1.0, n + 1)) for name, n in sizes.items()}
    zeros["integers, all 0"] = np.zeros(3, dtype=int), np.array([1, 2, 3])
    assert_raises(student.fit_through_origin, ValueError, zeros, works_on=[(y, y)])


def is_a_slope(w, x, y):
    require(np.isfinite(as_number(w)), "The slope is infinite or nan.")


@counterexample_search(data=strategies.equal_vectors(2))
def agrees_with_the_reference(student, reference, data):
    x, y = data
    if x.any():
        expected = reference.fit_through_origin(x, y)
        assert_close(student.fit_through_origin(x, y), expected, atol=1e-9)
    else:
        with suppress(ValueError):
            student.fit_through_origin(x, y)
            require(False, "No ValueError, although x holds only zeros.")
