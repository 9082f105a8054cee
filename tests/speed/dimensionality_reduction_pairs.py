"""References of dimensionality_reduction beside scikit-learn and SciPy: who takes how long."""

import warnings

import numpy as np
from scipy.linalg import polar
from sklearn.decomposition import PCA, FastICA
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from sklearn.preprocessing import StandardScaler
from sklearn.random_projection import GaussianRandomProjection, johnson_lindenstrauss_min_dim
from sklearn.utils.extmath import svd_flip

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = RNG.normal(size=(800, 40)) * 0.95 ** np.arange(40) + 3
SQUARE = RNG.normal(size=(120, 120))
WIDE = RNG.normal(size=(400, 300))
KINDS = RNG.integers(4, size=800)
CLASSES = X + KINDS[:, np.newaxis]
SOURCES = np.column_stack([RNG.uniform(-1, 1, 3000), RNG.laplace(size=3000)])
MIXED = SOURCES @ np.array([[2.0, 1.0], [1.0, 1.5]])
FITTED = PCA(10, svd_solver="full").fit(X)
MODEL = {"mean": FITTED.mean_, "components": FITTED.components_}
SCORES = FITTED.transform(X)


def quietly(work):
    """Run without warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return work()


PAIRS = (
    SpeedPair(
        "center",
        "sklearn.preprocessing.StandardScaler",
        lambda f: f(X),
        lambda: StandardScaler(with_std=False).fit_transform(X),
    ),
    SpeedPair(
        "fix_signs",
        "sklearn.utils.extmath.svd_flip",
        lambda f: f(WIDE),
        lambda: svd_flip(np.ones((2, 400)), WIDE.copy(), u_based_decision=False),
    ),
    SpeedPair(
        "pca_fit",
        "sklearn.decomposition.PCA",
        lambda f: f(X, 10),
        lambda: PCA(10, svd_solver="full").fit(X),
    ),
    SpeedPair(
        "pca_transform",
        "sklearn.decomposition.PCA",
        lambda f: f(MODEL, X),
        lambda: FITTED.transform(X),
    ),
    SpeedPair(
        "pca_inverse",
        "sklearn.decomposition.PCA",
        lambda f: f(MODEL, SCORES),
        lambda: FITTED.inverse_transform(SCORES),
    ),
    SpeedPair(
        "whiten",
        "sklearn.decomposition.PCA",
        lambda f: f(X),
        lambda: PCA(whiten=True, svd_solver="full").fit_transform(X),
    ),
    SpeedPair("decorrelate", "scipy.linalg.polar", lambda f: f(SQUARE), lambda: polar(SQUARE)),
    SpeedPair(
        "fast_ica",
        "sklearn.decomposition.FastICA",
        lambda f: f(MIXED, 2, np.eye(2)),
        lambda: quietly(
            lambda: FastICA(2, whiten="unit-variance", w_init=np.eye(2), tol=1e-6).fit(MIXED)
        ),
    ),
    SpeedPair(
        "random_projection",
        "sklearn.random_projection.GaussianRandomProjection",
        lambda f: f(X, 20, np.random.default_rng(0)),
        lambda: GaussianRandomProjection(20, random_state=0).fit_transform(X),
    ),
    SpeedPair(
        "jl_dimension",
        "sklearn.random_projection.johnson_lindenstrauss_min_dim",
        lambda f: f(1797, 0.1),
        lambda: johnson_lindenstrauss_min_dim(1797, eps=0.1),
    ),
    SpeedPair(
        "lda_fit",
        "sklearn.discriminant_analysis.LinearDiscriminantAnalysis",
        lambda f: f(CLASSES, KINDS, 3),
        lambda: LinearDiscriminantAnalysis(solver="eigen").fit(CLASSES, KINDS),
    ),
    SpeedPair(
        "lda_classify",
        "sklearn.discriminant_analysis.LinearDiscriminantAnalysis",
        lambda f: f(CLASSES, KINDS, CLASSES),
        lambda: LinearDiscriminantAnalysis(solver="lsqr").fit(CLASSES, KINDS).predict(CLASSES),
    ),
)

NO_COUNTERPART = {
    "reconstruction_error": "two products and a sum, in no library",
    "choose_k": "a sum and a comparison; libraries do it inside of a fit",
    "pca_deflation": "a recipe for learning; libraries decompose",
}
