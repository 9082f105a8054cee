"""References of density_gmm beside NumPy, SciPy and scikit-learn: who takes how long."""

import warnings

import numpy as np
from scipy.stats import gaussian_kde, multivariate_normal
from sklearn.mixture import GaussianMixture
from sklearn.model_selection import LeaveOneOut, cross_val_score
from sklearn.neighbors import KernelDensity

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
LINE = RNG.normal(size=2000)
FEW = RNG.normal(size=60)
EDGES = np.linspace(-4.0, 4.0, 41)
PLACES = np.linspace(-4.0, 4.0, 500)
K, D = 4, 3
MEANS = 3 * RNG.normal(size=(K, D))
WEIGHTS = np.full(K, 1 / K)
COVS = np.array([np.eye(D) + 0.3] * K)
X = MEANS[RNG.integers(0, K, size=2000)] + RNG.normal(size=(2000, D))


def fitted_mixture():
    """Return scikit-learn's mixture with these parameters."""
    model = GaussianMixture(K)
    model.weights_, model.means_, model.covariances_ = WEIGHTS, MEANS, COVS
    model.precisions_cholesky_ = np.linalg.inv(np.linalg.cholesky(COVS)).transpose(0, 2, 1)
    return model


MODEL = fitted_mixture()
KDE = gaussian_kde(LINE[:500])
BANDWIDTH = float(KDE.factor * np.std(LINE[:500], ddof=1))


def ten_iterations():
    """Run ten iterations of scikit-learn's EM from the same start."""
    start = np.linalg.inv(np.cov(X.T, ddof=0) + 1e-6 * np.eye(D))
    model = GaussianMixture(
        K,
        weights_init=WEIGHTS,
        means_init=MEANS,
        precisions_init=np.array([start] * K),
        max_iter=10,
        tol=0,
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return model.fit(X)


PAIRS = (
    SpeedPair(
        "histogram_density",
        "numpy.histogram",
        lambda f: f(LINE, EDGES),
        lambda: np.histogram(LINE, EDGES, density=True),
    ),
    SpeedPair(
        "kde_gaussian",
        "scipy.stats.gaussian_kde",
        lambda f: f(LINE[:500], PLACES, BANDWIDTH),
        lambda: KDE(PLACES),
    ),
    SpeedPair(
        "kde_loo_log_likelihood",
        "sklearn.neighbors.KernelDensity",
        lambda f: f(FEW, 0.3),
        lambda: cross_val_score(KernelDensity(bandwidth=0.3), FEW[:, np.newaxis], cv=LeaveOneOut()),
    ),
    SpeedPair(
        "mvn_logpdf",
        "scipy.stats.multivariate_normal.logpdf",
        lambda f: f(X, MEANS[0], COVS[0]),
        lambda: multivariate_normal.logpdf(X, MEANS[0], COVS[0]),
    ),
    SpeedPair(
        "mvn_mle",
        "numpy.cov",
        lambda f: f(X),
        lambda: (X.mean(axis=0), np.cov(X.T, ddof=0)),
    ),
    SpeedPair(
        "gmm_log_likelihood",
        "sklearn.mixture.GaussianMixture.score",
        lambda f: f(X, WEIGHTS, MEANS, COVS),
        lambda: MODEL.score(X),
    ),
    SpeedPair(
        "gmm_responsibilities",
        "sklearn.mixture.GaussianMixture.predict_proba",
        lambda f: f(X, WEIGHTS, MEANS, COVS),
        lambda: MODEL.predict_proba(X),
    ),
    SpeedPair(
        "fit_gmm",
        "sklearn.mixture.GaussianMixture.fit",
        lambda f: f(X, MEANS, 10, 0.0),
        ten_iterations,
    ),
    SpeedPair(
        "gmm_sample",
        "sklearn.mixture.GaussianMixture.sample",
        lambda f: f(WEIGHTS, MEANS, COVS, 2000, np.random.default_rng(0)),
        lambda: MODEL.sample(2000),
    ),
)

NO_COUNTERPART = {
    "density_outliers": "a selection with a rule for ties; NumPy's argpartition has none",
    "gmm_aic_bic": "one formula; scikit-learn computes the likelihood along with it",
    "gmm_log_joint": "a private step of scikit-learn's mixture",
    "gmm_m_step": "a private step of scikit-learn's mixture",
}
