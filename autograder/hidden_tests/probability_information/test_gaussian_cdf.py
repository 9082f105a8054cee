"""Hidden tests of probability_information/gaussian_cdf; first docstring lines are shown."""

from statistics import NormalDist

import numpy as np
import pytest

from autograder.testing import (
    Case,
    Mismatch,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_probability_below(student, seed):
    """Returns the probability to be at most x, for arrays of any shape, integers too."""
    rng = np.random.default_rng(seed("points"))

    def library(x, mu, sigma2):
        """Ask Python's own normal distribution, where it does not lose digits."""
        return np.vectorize(NormalDist(mu, np.sqrt(sigma2)).cdf)(x)

    cases = [
        ((np.array([1.0, 3.0, 5.0]), 3.0, 4.0), [0.15865525393145705, 0.5, 0.8413447460685429]),
        ((np.array([-1.96, 1.96]), 0.0, 1.0), [0.024997895148220435, 0.9750021048517795]),
    ]
    turned = np.array([[1.0, 2.0, 4.0], [7.0, -3.0, 0.0]]).T, 3.0, 16.0
    cases.append(Case(turned, library(*turned), label="a transposed table"))
    assert_cases(student.gaussian_cdf, cases)
    calls = [
        (rng.uniform(-7, 13, size=shape), 3.0, 16.0) for shape in [(1,), (6,), (2, 3), (2, 1, 3)]
    ]
    calls += [(40 + rng.uniform(-1, 1, size=5), 40.0, 0.5), (np.array([-3, 0, 4]), 0.5, 2.0)]
    assert_agrees(student.gaussian_cdf, library, calls)
    assert_leaves_arguments(student.gaussian_cdf, calls)


@pytest.mark.points(1)
def test_numbers_infinities_and_symmetry(student, seed):
    """Takes numbers, gives 0 and 1 at the two infinities, and is symmetric about the mean."""
    rng = np.random.default_rng(seed("points"))
    one_down = 0.15865525393145705
    numbers = [((-1.0, 0.0, 1.0), one_down), ((2, 4, 4), one_down), ((4.0, 4.0, 9.0), 0.5)]
    assert_cases(student.gaussian_cdf, numbers, read=as_number)
    ends = np.array([-np.inf, 2.0, np.inf])
    cases = [
        Case((ends, 2.0, 3.0), [0, 0.5, 1], atol=1e-300, label="the two infinities"),
        Case((np.inf, 2.0, 3.0), 1.0, label="infinity"),
        Case((-np.inf, 2.0, 3.0), 0.0, atol=1e-300, label="minus infinity"),
    ]
    assert_cases(student.gaussian_cdf, cases)
    assert_leaves_arguments(student.gaussian_cdf, [(ends, 2.0, 3.0)])

    def symmetric(got, x, mu, sigma2):
        below, above = np.split(np.asarray(got), 2)
        assert_close(below + above, np.ones(4), what="the sum of two sides")

    steps = [rng.uniform(0, 3, size=4) for _ in range(2)]
    calls = [
        (mu + np.concatenate([-s, s]), mu, 2.0) for mu, s in zip((-5.0, 0.3), steps, strict=True)
    ]
    assert_law(student.gaussian_cdf, calls, symmetric)


@pytest.mark.points(1)
def test_far_left_tail(student, reference, seed):
    """Keeps nine digits far out on the left, at -10 standard deviations and beyond."""
    rng = np.random.default_rng(seed("points"))
    cases = [
        (np.array([-10.0, -6.0]), [7.619853024160527e-24, 9.865876450376946e-10]),
        (np.array([-21.0, 0.0]), [3.279278018979036e-98, 0.5]),
        (
            np.array([-5.8, -6.5, -7.0]),
            [3.3157459783261613e-09, 4.016000583859125e-11, 1.279812543885835e-12],
        ),
    ]
    calls = [
        (mu - np.sqrt(v) * rng.uniform(5, 20, size=4), mu, v) for mu, v in [(1.0, 4.0), (-2.0, 0.1)]
    ]
    hand = [Case((z, 0.0, 1.0), below) for z, below in cases]
    for z, below in [(-10.0, 7.619853024160527e-24), (-20.0, 2.753624118606234e-89)]:
        hand.append(Case((z, 0.0, 1.0), below, label="x a number"))
    assert_cases(student.gaussian_cdf, hand)
    assert_agrees(student.gaussian_cdf, reference.gaussian_cdf, calls)


@pytest.mark.points(1)
def test_refuses_no_variance(student):
    """Raises ValueError if the variance is 0 or negative."""
    variances = {"sigma2 = 0": 0.0, "sigma2 below 0": -1.0, "sigma2 just below 0": -1e-300}
    calls = {f"{name}, x a number": (0.0, 1.0, v) for name, v in variances.items()}
    calls |= {f"{name}, x an array": (np.zeros(2), 1.0, v) for name, v in variances.items()}
    works_on = [(0.0, 1.0, 2.0), (np.array([1.0, 2.0]), 0.0, 0.5)]
    assert_raises(student.gaussian_cdf, ValueError, calls, works_on=works_on)
    try:
        student.gaussian_cdf(np.array([1.0, 2.0]), 0.0, 1e-9)
    except ValueError as refused:
        message = "It raises ValueError for a small positive variance, too."
        raise Mismatch(message) from refused


@counterexample_search(
    x=strategies.vectors((1, 3), -3, 3),
    mu=strategies.numbers(-2, 2),
    sigma2=strategies.numbers(1, 5),
)
def agrees_with_the_reference(student, reference, x, mu, sigma2):
    assert_close(student.gaussian_cdf(x, mu, sigma2), reference.gaussian_cdf(x, mu, sigma2))
