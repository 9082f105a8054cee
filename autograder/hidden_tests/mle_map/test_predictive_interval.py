"""Hidden tests of mle_map/predictive_interval; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

X_NEW = np.array([[1.0, 0.0], [1.0, 3.0], [2.0, -1.0]])
W = np.array([5.0, 2.0])
CENTRES = np.array([5.0, 11.0, 8.0])
Z95 = 1.959963984540054


@pytest.mark.points(1)
def test_default_width(student, reference, seed):
    """Reaches 1.959963984540054 standard deviations to either side, the lower end first."""
    rng = np.random.default_rng(seed("samples"))
    both = np.array([-1.0, 1.0])
    cases = [
        ((X_NEW, W, sigma2), CENTRES[:, None] + Z95 * sigma2**0.5 * both)
        for sigma2 in (9.0, 0.25, 100.0)
    ]
    whole = X_NEW.astype(int), W.astype(int), 4
    cases.append(Case(whole, CENTRES[:, None] + Z95 * 2 * both, label="integers"))
    assert_cases(student.predictive_interval, cases, atol=1e-9)
    calls = [(rng.normal(size=(m, d)), rng.normal(size=d), 3.7) for m, d in [(4, 1), (20, 5)]]
    answers = assert_agrees(
        student.predictive_interval, reference.predictive_interval, calls, atol=1e-9
    )
    for ends in answers:
        width = np.ptp(np.asarray(ends), axis=1)
        assert_close(width, np.full(len(width), 2 * Z95 * 3.7**0.5), what="the widths")
    assert_leaves_arguments(student.predictive_interval, calls)


@pytest.mark.points(1)
def test_other_widths(student):
    """Takes another z (0, 1, 2.5) at its word, for a single row as well."""
    cases = [
        Case((X_NEW[1:2], W, 1.0, z), [[11.0 - z, 11.0 + z]], label="a single row")
        for z in (1.0, 2.5, 0.0, 2)
    ]
    cases.append(Case((X_NEW[1:2], W, 0.0, 1.0), [[11.0, 11.0]], label="a single row"))
    assert_cases(student.predictive_interval, cases, atol=1e-9)


@pytest.mark.points(1)
def test_no_variance_and_negative_variance(student):
    """Is a single point for sigma2 = 0, and raises ValueError if sigma2 is negative."""
    ends = np.column_stack([CENTRES, CENTRES])
    cases = [((X_NEW, W, 0.0), ends), ((X_NEW[:2], W, 0.0, 3.0), ends[:2]), ((X_NEW, W, 0), ends)]
    assert_cases(student.predictive_interval, cases, atol=1e-9)
    calls = {
        "sigma2 below 0": (X_NEW, W, -1.0),
        "sigma2 just below 0": (X_NEW, W, -1e-20),
        "an integer sigma2 below 0": (X_NEW, W, -4),
        "sigma2 far below 0": (X_NEW, W, -100.0),
        "sigma2 below 0, z = 0": (X_NEW, W, -1.0, 0.0),
        "sigma2 below 0, z = 1": (X_NEW[:2], W, -2.0, 1.0),
    }
    assert_raises(student.predictive_interval, ValueError, calls, works_on=[(X_NEW, W, 4.0)])


@counterexample_search(
    data=strategies.regressions(weights=True),
    sigma2=strategies.choices(1.0, 4.0, 0.0),
    z=strategies.choices(1.0, 0.0, 2.0),
)
def agrees_with_the_reference(student, reference, data, sigma2, z):
    X, _, w = data
    expected = reference.predictive_interval(X, w, sigma2, z)
    assert_close(student.predictive_interval(X, w, sigma2, z), expected, atol=1e-9)
