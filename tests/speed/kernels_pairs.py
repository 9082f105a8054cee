"""References of kernels beside scikit-learn: who takes how long."""

import numpy as np
from sklearn.calibration import _SigmoidCalibration
from sklearn.decomposition import KernelPCA
from sklearn.kernel_ridge import KernelRidge
from sklearn.metrics import pairwise
from sklearn.preprocessing import KernelCenterer

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = RNG.normal(size=(300, 5))
Y = RNG.normal(size=300)
K = np.exp(-pairwise.euclidean_distances(X, squared=True))
MANY = RNG.normal(size=(2000, 20))
LABELS = np.where(RNG.normal(size=2000) > 0, 1.0, -1.0)
SCORES = LABELS + RNG.normal(size=2000)
RIDGE = KernelRidge(alpha=0.5, kernel="rbf", gamma=1.0).fit(X, Y)


def similar(A, B):
    """Return the library's Gaussian kernel."""
    return pairwise.rbf_kernel(A, B, 1.0)


PAIRS = (
    SpeedPair(
        "polynomial_kernel",
        "sklearn.metrics.pairwise.polynomial_kernel",
        lambda f: f(MANY, X @ np.ones((5, 20)), 3),
        lambda: pairwise.polynomial_kernel(MANY, X @ np.ones((5, 20)), 3, 1.0, 1.0),
    ),
    SpeedPair(
        "kernel_ridge_fit",
        "sklearn.kernel_ridge.KernelRidge, which does not look at the rank",
        lambda f: f(K, Y, 0.5),
        lambda: KernelRidge(alpha=0.5, kernel="precomputed").fit(K, Y),
        "the rank that the contract asks for costs a singular value decomposition",
    ),
    SpeedPair(
        "kernel_ridge_predict",
        "sklearn.kernel_ridge.KernelRidge.predict",
        lambda f: f(X, Y, X[:200], similar),
        lambda: RIDGE.predict(X[:200]),
    ),
    SpeedPair(
        "center_gram",
        "sklearn.preprocessing.KernelCenterer",
        lambda f: f(K),
        lambda: KernelCenterer().fit_transform(K),
    ),
    SpeedPair(
        "kernel_pca",
        "sklearn.decomposition.KernelPCA",
        lambda f: f(K, 3),
        lambda: KernelPCA(3, kernel="precomputed", eigen_solver="dense").fit_transform(K),
        "eigh returns all components; scikit-learn asks LAPACK for three",
    ),
    SpeedPair(
        "platt_scaling",
        "sklearn.calibration._SigmoidCalibration",
        lambda f: f(SCORES, LABELS),
        lambda: _SigmoidCalibration().fit(SCORES, LABELS > 0),
    ),
)

NO_COUNTERPART = {
    "rbf_kernel": "scikit-learn expands the square, which the contract rules out",
    "poly2_features": "PolynomialFeatures has neither the factors nor the order",
    "homogeneous_features": "PolynomialFeatures has neither the factors nor the order",
    "kernel_perceptron": "the library's perceptron keeps weights, not counts",
    "rbf_network_fit": "no library has it; Ridge on the bumps is its oracle",
    "rbf_taylor_kernel": "no library truncates the series",
    "is_valid_gram": "one eigenvalue problem, in no library",
    "ngram_kernel": "CountVectorizer builds a vocabulary for a whole corpus",
    "eps_insensitive": "no library returns loss and slope of each point",
    "svr_dual_objective": "no library returns it",
    "svr_bias": "SVR finds its offset while it trains",
    "kernel_logistic_loss_grad": "no library has kernel logistic regression",
}
