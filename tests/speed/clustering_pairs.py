"""References of clustering beside SciPy and scikit-learn: who takes how long."""

import numpy as np
from scipy.cluster.hierarchy import fcluster, linkage
from scipy.cluster.vq import vq
from scipy.spatial.distance import cdist, pdist, squareform
from scipy.special import softmax
from sklearn.cluster import KMeans, kmeans_plusplus
from sklearn.metrics import silhouette_samples
from sklearn.mixture import GaussianMixture

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
PLACES = 4.0 * RNG.normal(size=(6, 4))
X = PLACES[np.arange(600) % 6] + RNG.normal(size=(600, 4))
START = X[:6]
LABELS = cdist(X, PLACES).argmin(axis=1)
DISTANCES = squareform(pdist(X[:150]))
TREE = linkage(X[:150], "single")


def softly():
    """Make ten rounds of a mixture of round components of one size."""
    mixture = GaussianMixture(
        6, covariance_type="spherical", means_init=START, max_iter=10, tol=0.0, init_params="random"
    )
    with np.testing.suppress_warnings() as quiet:
        quiet.filter(Warning)
        return mixture.fit(X)


def quantized():
    """Return all that the exercise asks for; the library's function returns the codes alone."""
    codes, _ = vq(X, PLACES)
    rows = PLACES[codes]
    return codes, rows, np.mean((X - rows) ** 2)


PAIRS = (
    SpeedPair(
        "assign_clusters",
        "scipy.spatial.distance.cdist",
        lambda f: f(X, PLACES),
        lambda: cdist(X, PLACES).argmin(axis=1),
    ),
    SpeedPair(
        "kmeans",
        "sklearn.cluster.KMeans",
        lambda f: f(X, START),
        lambda: KMeans(6, init=START, n_init=1, tol=0).fit(X),
    ),
    SpeedPair(
        "kmeans_restarts",
        "sklearn.cluster.KMeans",
        lambda f: f(X, 6, 10, np.random.default_rng(0)),
        lambda: KMeans(6, init="random", n_init=10, tol=0, random_state=0).fit(X),
    ),
    SpeedPair(
        "kmeans_plus_plus",
        "sklearn.cluster.kmeans_plusplus",
        lambda f: f(X, 6, np.random.default_rng(0)),
        lambda: kmeans_plusplus(X, 6, random_state=0),
    ),
    SpeedPair(
        "soft_assign",
        "scipy.special.softmax",
        lambda f: f(X, PLACES, 0.5),
        lambda: softmax(-0.5 * cdist(X, PLACES, "sqeuclidean"), axis=1),
    ),
    SpeedPair(
        "soft_kmeans",
        "sklearn.mixture.GaussianMixture",
        lambda f: f(X, START, 0.5, 10),
        softly,
    ),
    SpeedPair(
        "vector_quantize",
        "scipy.cluster.vq.vq",
        lambda f: f(X, PLACES),
        quantized,
    ),
    SpeedPair(
        "silhouette_samples",
        "sklearn.metrics.silhouette_samples",
        lambda f: f(DISTANCES, LABELS[:150]),
        lambda: silhouette_samples(DISTANCES, LABELS[:150], metric="precomputed"),
    ),
    SpeedPair(
        "cut_tree",
        "scipy.cluster.hierarchy.fcluster",
        lambda f: f(TREE, 150, k=140),
        lambda: fcluster(TREE, 140, "maxclust"),
    ),
)

NO_COUNTERPART = {
    "update_centers": "a mean for each cluster; libraries have it inside of a fit only",
    "kmeans_loss": "one sum, which libraries have inside of a fit only",
    "init_centers": "one draw of NumPy's",
    "split_merge": "a move that is in no library",
    "elbow_k": "one second difference, in no library that is installed",
    "single_linkage": "SciPy's is compiled and walks along a spanning tree in n squared steps; "
    "ours looks at the whole table for each merge, which is what the exercise teaches",
    "kleinberg_check": "in no library",
}
