"""Hidden tests of mle_map/gaussian_mean_posterior; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.mle_map.refused_inputs import REFUSED_VARIANCES
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

PARTS = ("m", "v")
TWO = np.array([4.0, 8.0])


@pytest.mark.points(1)
def test_mean(student, reference, seed):
    """Weighs the prior by 1 / tau2 and each observation by 1 / sigma2."""
    rng = np.random.default_rng(seed("samples"))
    cases = [
        ((TWO, 1.0, 0.0, 0.5), 3.0),
        ((TWO, 6.0, 2.0, 1.0), 3.0),
        ((np.array([5.0]), 0.25, 1.0, 1.0), 4.2),
        ((np.array([1, 2, 6]), 3, -1, 1), 1.0),
        ((TWO, 1e-9, -5.0, 1.0), 6.0),
        ((TWO, 1.0, -5.0, 1e-9), -5.0),
        Case((TWO, 3e12, 5.0, 1e12), 5.4, label="huge variances"),
    ]
    assert_cases(student.gaussian_mean_posterior, cases, part=(0, 2), what="m", atol=1e-7)
    calls = [(rng.normal(size=n), 1.7, rng.normal(), t) for n, t in [(1, 0.2), (4, 3.0), (8, 8.0)]]
    settings = {"part": (0, 2), "what": "m", "atol": 1e-9}
    means = [reference.gaussian_mean_posterior(*call)[0] for call in calls]
    assert_cases(student.gaussian_mean_posterior, list(zip(calls, means, strict=True)), **settings)
    assert_leaves_arguments(student.gaussian_mean_posterior, calls)


@pytest.mark.points(1)
def test_variance(student, reference, seed):
    """Adds precisions, so that the variance of the mean falls with each observation."""
    rng = np.random.default_rng(seed("samples"))
    cases = [
        ((TWO, 1.0, 0.0, 0.5), 0.25),
        ((TWO, 6.0, 2.0, 1.0), 0.75),
        ((np.array([5.0]), 0.25, 1.0, 1.0), 0.2),
        ((np.array([3.0, 3.0, 3.0, 3.0]), 8.0, 3.0, 2.0), 1.0),
        ((np.array([1, 2, 6]), 3, -1, 1), 0.5),
        Case((TWO, 3e12, 5.0, 1e12), 6e11, label="huge variances"),
        Case((TWO, 6e-12, 2.0, 1e-12), 7.5e-13, label="tiny variances"),
        Case((0 * TWO, 6.0, 2.0, 1.0), 0.75, label="observations of 0"),
        Case((TWO - 6.0, 6.0, 2.0, 1.0), 0.75, label="observations with the mean 0"),
        Case((TWO, 6.0, 2.0, 3e10), 3 - 3e-10, label="a prior that weighs next to nothing"),
    ]
    assert_cases(student.gaussian_mean_posterior, cases, part=(1, 2), what="v")
    calls = [(rng.normal(size=n), 1.7, rng.normal(), t) for n, t in [(1, 0.2), (4, 3.0), (8, 8.0)]]
    variances = [reference.gaussian_mean_posterior(*call)[1] for call in calls]
    cases = list(zip(calls, variances, strict=True))
    assert_cases(student.gaussian_mean_posterior, cases, part=(1, 2), what="v")


@pytest.mark.points(1)
def test_special_priors_and_batches(student, seed):
    """Returns the prior without observations, and mean(x), sigma2 / n for tau2 = inf."""
    x = np.random.default_rng(seed("sample")).normal(loc=2.0, size=40)
    none = np.array([])
    cases = [
        Case((none, 4.0, -1.5, 2.5), (-1.5, 2.5), label="no observations"),
        Case((none, 0.1, 3.0, 7.0), (3.0, 7.0), label="no observations"),
        Case((TWO, 5.0, 100.0, np.inf), (6.0, 2.5), label="tau2 = inf"),
        Case((x, 3.0, -4.0, np.inf), (np.mean(x), 3 / 40), label="tau2 = inf"),
        Case((TWO[:1], 3.0, 1e6, np.inf), (4.0, 3.0), label="tau2 = inf"),
    ]
    assert_cases(student.gaussian_mean_posterior, cases, parts=PARTS)
    whole, first = student.gaussian_mean_posterior.map([(x, 3.0, 1.0, 2.0), (x[:5], 3.0, 1.0, 2.0)])
    second = student.gaussian_mean_posterior(x[5:], 3.0, *first)
    assert_close(second, whole, parts=PARTS, what="the posterior after two batches")


@pytest.mark.points(1)
def test_refuses_other_variances(student):
    """Raises ValueError if sigma2 or tau2 is zero or negative."""
    samples = {"two": TWO, "five": np.arange(5.0), "no": TWO[:0]}
    calls = {
        f"{name}, {number} observations": (x, sigma2, 0.5, tau2)
        for name, (sigma2, tau2) in REFUSED_VARIANCES.items()
        for number, x in samples.items()
    }
    calls["tau2 = -inf"] = TWO, 3.0, 0.5, -np.inf
    works_on = [
        (TWO, 2.0, 0.5, 3.0),
        (TWO, 1e-9, 0.5, 3.0),
        (TWO, 3.0, -0.5, 1e-9),
        (TWO, 1e-20, 0.5, 3e-20),
    ]
    assert_raises(student.gaussian_mean_posterior, ValueError, calls, works_on=works_on)


@counterexample_search(
    x=strategies.vectors((0, 3)),
    sigma2=strategies.choices(1.0, 4.0),
    mu0=strategies.numbers(-2, 2),
    tau2=strategies.choices(1.0, 0.5, 3.0),
)
def agrees_with_the_reference(student, reference, x, sigma2, mu0, tau2):
    call = x, sigma2, mu0, tau2
    expected = reference.gaussian_mean_posterior(*call)
    assert_close(student.gaussian_mean_posterior(*call), expected, atol=1e-12, parts=PARTS)
