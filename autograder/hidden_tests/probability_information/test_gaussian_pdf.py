"""Hidden tests of probability_information/gaussian_pdf; first docstring lines are shown."""

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
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_heights_of_the_bell(student, seed):
    """Returns the height of the bell for numbers and for arrays of any shape."""
    rng = np.random.default_rng(seed("points"))

    def library(x, mu, sigma2):
        """Ask Python's own normal distribution."""
        return np.vectorize(NormalDist(mu, np.sqrt(sigma2)).pdf)(x)

    cases = [
        ((1.0, 1.0, 4.0), 0.19947114020071635),
        ((3.0, 1.0, 4.0), 0.12098536225957168),
        (
            (np.array([-1.0, 1.0, 5.0]), 1.0, 4.0),
            [0.12098536225957168, 0.19947114020071635, 0.026995483256594031],
        ),
    ]
    turned = np.array([[1.0, 2.0, 4.0], [7.0, -3.0, 0.0]]).T, 3.0, 16.0
    cases.append(Case(turned, library(*turned), label="a transposed table"))
    assert_cases(student.gaussian_pdf, cases)
    calls = [
        (rng.normal(-2, 3, size=shape), -2.0, 9.0) for shape in [(1,), (6,), (2, 3), (2, 1, 3)]
    ]
    far = 1e7 + np.array([0.3, -0.5])
    calls.append((far, 1e7, 0.01))
    calls += [(40.0 + rng.normal(size=5), 40.0, 0.5), (np.array([-3, 0, 4]), 0.5, 2.0)]
    assert_agrees(student.gaussian_pdf, library, calls)
    whole = [Case((2, 0.5, 2.0), library(2, 0.5, 2.0), label="a whole number")]
    assert_cases(student.gaussian_pdf, whole, read=as_number)
    assert_leaves_arguments(student.gaussian_pdf, calls)


@pytest.mark.points(1)
def test_narrow_and_wide_bells(student, reference, seed):
    """Is right for variances from 1e-6 to 1e6, above 1 where it must be, and 0 far out."""
    rng = np.random.default_rng(seed("points"))
    cases = [
        Case((0.0, 0.0, 0.01), 3.989422804014327, label="a narrow bell"),
        Case((np.array([1e3, -1e3, 0.0]), 0.0, 1.0), [0, 0, 0.3989422804014327], atol=1e-300),
        Case((-35.0, 0.0, 1.0), 3.940396277136021e-267, atol=1e-300, label="a point in the tail"),
        Case((0.25, 0.0, 1e-6), 0.0, atol=1e-300, label="a point far out in the tail"),
    ]
    calls = []
    for sigma2 in (1e-6, 0.04, 1.0, 25.0, 1e6):
        mu = float(rng.uniform(0.5, 2))
        calls.append((mu + np.sqrt(sigma2) * rng.normal(size=5), mu, sigma2))
    assert_cases(student.gaussian_pdf, cases)
    assert_agrees(student.gaussian_pdf, reference.gaussian_pdf, calls, rtol=1e-8)


@pytest.mark.points(1)
def test_refuses_no_variance(student):
    """Raises ValueError if the variance is 0 or negative."""
    variances = {"sigma2 = 0": 0.0, "sigma2 below 0": -1.0, "sigma2 just below 0": -1e-300}
    calls = {f"{name}, x a number": (0.0, 1.0, v) for name, v in variances.items()}
    calls |= {f"{name}, x an array": (np.zeros(2), 1.0, v) for name, v in variances.items()}
    works_on = [(0.0, 1.0, 2.0), (np.array([1.0, 2.0]), 0.0, 0.5)]
    assert_raises(student.gaussian_pdf, ValueError, calls, works_on=works_on)
    try:
        student.gaussian_pdf(np.array([1.0, 2.0]), 0.0, 1e-9)
    except ValueError as refused:
        message = "It raises ValueError for a small positive variance, too."
        raise Mismatch(message) from refused


@counterexample_search(
    x=strategies.vectors((1, 3), -3, 3),
    mu=strategies.numbers(-2, 2),
    sigma2=strategies.numbers(1, 5),
)
def agrees_with_the_reference(student, reference, x, mu, sigma2):
    assert_close(student.gaussian_pdf(x, mu, sigma2), reference.gaussian_pdf(x, mu, sigma2))
