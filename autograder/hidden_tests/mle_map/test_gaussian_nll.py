"""Hidden tests of mle_map/gaussian_nll; a first docstring line is shown to students."""

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
    require,
    strategies,
)

ROOT = np.log(2 * np.pi) / 2  # minus the log of the top of the standard bell


@pytest.mark.points(1)
def test_one_observation(student):
    """Is minus the log of the standard bell, constant included, for one observation."""
    cases = [
        ((np.array([5.0]), 5.0, 1.0), ROOT),
        ((np.array([5.0]), 2.0, 1.0), ROOT + 4.5),
        ((np.array([-1.0]), 1.0, 1.0), ROOT + 2.0),
        ((np.array([0.25]), 0.0, 1.0), ROOT + 1 / 32),
        Case((np.array([4]), 1.5, 1), ROOT + 3.125, label="an integer"),
        Case((np.array([60.0]), 0.0, 1.0), ROOT + 1800.0, label="an observation far out"),
    ]
    assert_cases(student.gaussian_nll, cases)


@pytest.mark.points(1)
def test_other_variances(student, seed):
    """Takes sigma2 for the variance, in the constant and in the divisor."""
    rng = np.random.default_rng(seed("variances"))
    cases = [
        ((np.array([3.0]), 3.0, 9.0), ROOT + np.log(3)),
        ((np.array([7.0]), 3.0, 4.0), ROOT + np.log(2) + 2.0),
        ((np.array([3.5]), 3.0, 0.25), ROOT - np.log(2) + 0.5),
        ((np.array([2e-5]), 0.0, 1e-10), ROOT - 5 * np.log(10) + 2.0),
    ]
    for sigma2 in rng.uniform(0.01, 30.0, size=5):
        x, mu = rng.normal(size=2)
        density = np.exp(-((x - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
        cases.append(((np.array([x]), mu, sigma2), -np.log(density)))
    assert_cases(student.gaussian_nll, cases)


@pytest.mark.points(1)
def test_sum_over_the_sample(student, reference, seed):
    """Adds up over the sample, and nothing is below the maximum likelihood estimate."""
    rng = np.random.default_rng(seed("samples"))
    far = 1e8 + np.array([-0.75, 1.25, 3.25])
    by_hand = [
        ((np.array([1.0, 2.0, 6.0]), 2.0, 1.0), 3 * ROOT + 8.5),
        ((np.array([2.0, 4.0]), 3.0, 1.0), 2 * ROOT + 1.0),
        Case((far, 1e8 + 0.25, 1.0), 3 * ROOT + 5.5, label="observations near 1e8"),
    ]
    assert_cases(student.gaussian_nll, by_hand)
    samples = [rng.normal(loc=2.0, size=n) for n in (2, 5, 2000)]
    calls = [(x, rng.normal(), rng.uniform(0.5, 2.0)) for x in samples]
    assert_agrees(student.gaussian_nll, reference.gaussian_nll, calls)
    x = samples[1]
    mu, sigma2 = np.mean(x), np.var(x)
    around = [(x, mu + 0.1 * u, sigma2 * np.exp(0.1 * v)) for u, v in rng.normal(size=(8, 2))]
    best, *others = student.gaussian_nll.map([(x, mu, sigma2), *around])
    require(all(best < other for other in others), "It is lower away from the best parameters.")
    assert_leaves_arguments(student.gaussian_nll, calls)


@pytest.mark.points(1)
def test_refuses_other_variances(student):
    """Raises ValueError if sigma2 is zero or negative."""
    samples = {
        "two observations": np.array([1.0, 2.0]),
        "one observation": np.array([0.5]),
        "equal observations": np.array([3.0, 3.0, 3.0]),
    }
    variances = {
        "sigma2 = 0": 0.0,
        "sigma2 below 0": -1.0,
        "sigma2 just below 0": -1e-9,
        "sigma2 far below 0": -50.0,
    }
    calls = {f"{v}, {n}": (x, 1.0, s) for v, s in variances.items() for n, x in samples.items()}
    calls["sigma2 = 0, observations equal to mu"] = np.array([3.0, 3.0]), 3.0, 0.0
    works_on = [(samples["two observations"], 1.0, sigma2) for sigma2 in (2.0, 1e-9, 1e-20)]
    assert_raises(student.gaussian_nll, ValueError, calls, works_on=works_on)


@counterexample_search(
    x=strategies.vectors((1, 4)),
    mu=strategies.numbers(-2, 2),
    sigma2=strategies.choices(1.0, 4.0, 0.25),
)
def agrees_with_the_reference(student, reference, x, mu, sigma2):
    assert_close(student.gaussian_nll(x, mu, sigma2), reference.gaussian_nll(x, mu, sigma2))
