"""References of mle_map beside SciPy and scikit-learn: who takes how long."""

import numpy as np
import scipy.stats
from sklearn.linear_model import LinearRegression, Ridge

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
TOSSES = RNG.integers(0, 2, size=1_000)
GRID = np.linspace(0.01, 0.99, 200)
SAMPLE = RNG.normal(loc=3.0, size=10_000)
X = RNG.normal(loc=1.0, size=(1_000, 8))
W = RNG.normal(size=8)
Y = X @ W + RNG.normal(size=1_000)
NO_INTERCEPT = LinearRegression(fit_intercept=False)
RIDGE = Ridge(alpha=2.0, fit_intercept=False)


def linear_nll():
    return -scipy.stats.norm.logpdf(Y, X @ W, 1.5).sum()


PAIRS = (
    SpeedPair(
        "bernoulli_likelihood",
        "product of scipy.stats.bernoulli.pmf",
        lambda f: f(TOSSES, GRID),
        lambda: scipy.stats.bernoulli.pmf(TOSSES[:, None], GRID).prod(axis=0),
    ),
    SpeedPair(
        "bernoulli_nll",
        "sum of scipy.stats.bernoulli.logpmf",
        lambda f: f(TOSSES, 0.4),
        lambda: -scipy.stats.bernoulli.logpmf(TOSSES, 0.4).sum(),
    ),
    SpeedPair(
        "gaussian_mle",
        "scipy.stats.norm.fit",
        lambda f: f(SAMPLE),
        lambda: scipy.stats.norm.fit(SAMPLE),
    ),
    SpeedPair(
        "gaussian_nll",
        "sum of scipy.stats.norm.logpdf",
        lambda f: f(SAMPLE, 3.0, 2.25),
        lambda: -scipy.stats.norm.logpdf(SAMPLE, 3.0, 1.5).sum(),
    ),
    SpeedPair(
        "linear_gaussian_nll",
        "sum of scipy.stats.norm.logpdf",
        lambda f: f(X, Y, W, 2.25),
        linear_nll,
    ),
    SpeedPair(
        "linear_gaussian_mle",
        "LinearRegression(fit_intercept=False)",
        lambda f: f(X, Y),
        lambda: NO_INTERCEPT.fit(X, Y),
    ),
    SpeedPair(
        "predictive_interval",
        "scipy.stats.norm.interval",
        lambda f: f(X, W, 2.25),
        lambda: scipy.stats.norm.interval(0.95, X @ W, 1.5),
    ),
    SpeedPair(
        "neg_log_posterior",
        "sums of scipy.stats.norm.logpdf",
        lambda f: f(X, Y, W, 2.25, 4.0),
        lambda: linear_nll() - scipy.stats.norm.logpdf(W, 0.0, 2.0).sum(),
    ),
    SpeedPair(
        "map_gaussian_prior",
        "Ridge(fit_intercept=False)",
        lambda f: f(X, Y, 2.0, 1.0),
        lambda: RIDGE.fit(X, Y),
    ),
    SpeedPair(
        "laplace_prior_objective",
        "sums of scipy.stats.norm.logpdf and laplace.logpdf",
        lambda f: f(X, Y, W, 2.25, 4.0),
        lambda: linear_nll() - scipy.stats.laplace.logpdf(W, 0.0, 4.0).sum(),
    ),
)

NO_COUNTERPART = {
    "bernoulli_mle": "a mean, for which no library has a function of its own",
    "beta_map": "a quotient of counts, for which no library has a function of its own",
    "argmin_set": "NumPy's argmin returns one place, not all points within a tolerance",
    "dirichlet_map": "a quotient of counts, for which no library has a function of its own",
    "gaussian_mean_posterior": "no library that the course uses updates a normal belief",
}
