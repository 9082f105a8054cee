"""Hidden tests of mle_map/gaussian_mle; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

PARTS = ("mu", "sigma2")


@pytest.mark.points(1)
def test_mean(student, seed):
    """Returns the mean of the sample first, also of integers, and leaves the sample alone."""
    rng = np.random.default_rng(seed("samples"))
    drawn = [rng.normal(loc=3.0, size=n) for n in (2, 9, 200)]
    cases = [
        (np.array([1.0, 2.0, 6.0, 3.0]), 3.0),
        (np.array([-4.0, 1.5]), -1.25),
        (np.array([7.0]), 7.0),
        Case(np.array([1, 2, 2]), 5 / 3, label="integers"),
        *((x, np.sum(x) / len(x)) for x in drawn),
    ]
    assert_cases(student.gaussian_mle, cases, part=(0, 2), what="mu")
    assert_leaves_arguments(student.gaussian_mle, [*drawn, np.array([5.0, 1.0, 3.0])])


@pytest.mark.points(1)
def test_variance(student, reference, seed):
    """Returns the mean squared deviation second: 0 for one observation, right for integers."""
    rng = np.random.default_rng(seed("samples"))
    cases = [
        (np.array([1.0, 2.0, 6.0, 3.0]), 3.5),
        (np.array([-4.0, 1.5]), 2.75**2),
        (np.array([7.0]), 0.0),
        Case(np.zeros(3), 0.0, label="observations of 0"),
        Case(np.array([0, 3, 0]), 2.0, label="integers"),
        Case(3e4 + np.array([-0.75, 1.25, 3.25]), 8 / 3, label="observations near 3e4"),
        Case(1 + 2.0**-20 * np.arange(3), 2.0**-39 / 3, label="observations close together"),
    ]
    assert_cases(student.gaussian_mle, cases, part=(1, 2), what="sigma2")
    calls = [rng.normal(loc=3.0, scale=2.0, size=n) for n in (2, 3, 9, 200)]
    cases = [(x, reference.gaussian_mle(x)[1]) for x in calls]
    cases += [(x, sum((x - np.mean(x)) ** 2) / len(x)) for x in calls]
    assert_cases(student.gaussian_mle, cases, part=(1, 2), what="sigma2")


@pytest.mark.points(1)
def test_samples_far_from_zero(student, seed):
    """Keeps the variance of samples near 1e8, and tells tiny and huge samples apart from them."""
    rng = np.random.default_rng(seed("samples"))
    near = np.array([-1.0, 0.0, 1.0])
    cases = [(near + offset, 2 / 3) for offset in (1e8, -1e8, 3e7)]
    cases += [(1e8 + x, np.var(x)) for x in (rng.integers(-64, 64, size=30) / 32.0,)]
    cases += [(unit * near, 2 / 3 * unit**2) for unit in (1e-9, 1e9)]
    cases.append(Case(np.array([0, 8_000_000_000]), 1.6e19, label="large integers"))
    assert_cases(student.gaussian_mle, cases, rtol=1e-6, part=(1, 2), what="sigma2")


@pytest.mark.points(1)
def test_refuses_an_empty_sample(student):
    """Raises ValueError for an empty sample."""
    calls = {"an empty sample": np.array([]), "no integers": np.array([], dtype=int)}
    assert_raises(student.gaussian_mle, ValueError, calls, works_on=[np.array([1.0, 2.0, 4.0])])


@counterexample_search(x=strategies.vectors((1, 5)))
def agrees_with_the_reference(student, reference, x):
    assert_close(student.gaussian_mle(x), reference.gaussian_mle(x), atol=1e-12, parts=PARTS)
