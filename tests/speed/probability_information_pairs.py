"""References of probability_information beside NumPy, SciPy, scikit-learn: who takes how long."""

import numpy as np
import scipy.stats
from scipy.stats.contingency import expected_freq, margins
from sklearn.metrics import mutual_info_score

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
COUNTS = RNG.integers(1, 9, size=(60, 80))
TABLE = COUNTS / COUNTS.sum()
P, Q = RNG.dirichlet(np.ones(5_000), size=2)
VALUES = np.arange(5_000)
X = RNG.normal(size=(5_000, 8))
POINTS = RNG.normal(size=5_000)
LAW = scipy.stats.rv_discrete(values=(VALUES, P))
ONE_BY_ONE = "math.erfc takes one number at a time; SciPy's loop is compiled"


def scipy_conditional_entropy():
    return TABLE.sum(axis=1) @ scipy.stats.entropy(TABLE, axis=1)


PAIRS = (
    SpeedPair(
        "marginal", "scipy.stats.contingency.margins", lambda f: f(TABLE, 0), lambda: margins(TABLE)
    ),
    SpeedPair(
        "is_independent",
        "scipy.stats.contingency.expected_freq",
        lambda f: f(TABLE),
        lambda: np.abs(TABLE - expected_freq(TABLE)).max(),
    ),
    SpeedPair(
        "expectation_variance",
        "scipy.stats.rv_discrete.stats",
        lambda f: f(VALUES, P),
        lambda: LAW.stats(moments="mv"),
    ),
    SpeedPair(
        "gaussian_pdf",
        "scipy.stats.norm.pdf",
        lambda f: f(POINTS, 0.5, 2.0),
        lambda: scipy.stats.norm.pdf(POINTS, 0.5, np.sqrt(2.0)),
    ),
    SpeedPair(
        "gaussian_cdf",
        "scipy.stats.norm.cdf",
        lambda f: f(POINTS, 0.5, 2.0),
        lambda: scipy.stats.norm.cdf(POINTS, 0.5, np.sqrt(2.0)),
        why_not=ONE_BY_ONE,
    ),
    SpeedPair("covariance_matrix", "numpy.cov", lambda f: f(X, 1), lambda: np.cov(X, rowvar=False)),
    SpeedPair(
        "correlation_matrix", "numpy.corrcoef", lambda f: f(X), lambda: np.corrcoef(X, rowvar=False)
    ),
    SpeedPair(
        "entropy",
        "scipy.stats.entropy",
        lambda f: f(P, 2.0),
        lambda: scipy.stats.entropy(P, base=2.0),
    ),
    SpeedPair(
        "mutual_information",
        "sklearn.metrics.mutual_info_score",
        lambda f: f(TABLE, 2.0),
        lambda: mutual_info_score(None, None, contingency=COUNTS),
    ),
    SpeedPair(
        "kl_divergence",
        "scipy.stats.entropy(p, q)",
        lambda f: f(P, Q, 2.0),
        lambda: scipy.stats.entropy(P, Q, base=2.0),
    ),
    SpeedPair(
        "conditional_entropy",
        "scipy.stats.entropy, for each row",
        lambda f: f(TABLE, 2.0),
        scipy_conditional_entropy,
    ),
)

NO_COUNTERPART = {
    "conditional": "pandas.crosstab divides, but counts samples first",
    "event_probability": "no library has distributions as dicts",
    "bayes_posterior": "no library has it by itself",
}
