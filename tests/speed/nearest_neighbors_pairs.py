"""References of nearest_neighbors beside SciPy and scikit-learn: who takes how long."""

import numpy as np
from scipy.spatial.distance import cdist
from sklearn.model_selection import LeaveOneOut, cross_val_score
from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor, NearestNeighbors
from sklearn.preprocessing import minmax_scale

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = RNG.normal(size=(300, 20))
Q = RNG.normal(size=(200, 20))
LABELS = RNG.choice(["kiwi", "lime", "pear"], size=300)
TARGETS = RNG.normal(size=300)
FEW = X[:60]

WHOLE_ROWS = (
    "ties by index need a stable sort of whole rows; the library picks k in C, ties as they come"
)

PAIRS = (
    SpeedPair(
        "min_max_scale",
        "sklearn.preprocessing.minmax_scale",
        lambda f: f(X, X),
        lambda: minmax_scale(X),
    ),
    SpeedPair(
        "pairwise_distances",
        "scipy.spatial.distance.cdist",
        lambda f: f(Q, X),
        lambda: cdist(Q, X),
    ),
    SpeedPair(
        "knn_indices",
        "sklearn.neighbors.NearestNeighbors",
        lambda f: f(X, Q, 5),
        lambda: NearestNeighbors(algorithm="brute").fit(X).kneighbors(Q, 5),
        why_not=WHOLE_ROWS,
    ),
    SpeedPair(
        "knn_classify",
        "sklearn.neighbors.KNeighborsClassifier",
        lambda f: f(X, LABELS, Q, 5),
        lambda: KNeighborsClassifier(5, algorithm="brute").fit(X, LABELS).predict(Q),
        why_not=WHOLE_ROWS,
    ),
    SpeedPair(
        "knn_classify_weighted",
        "sklearn.neighbors.KNeighborsClassifier(weights='distance')",
        lambda f: f(X, LABELS, Q, 5),
        lambda: (
            KNeighborsClassifier(5, weights="distance", algorithm="brute").fit(X, LABELS).predict(Q)
        ),
        why_not=WHOLE_ROWS,
    ),
    SpeedPair(
        "knn_regress",
        "sklearn.neighbors.KNeighborsRegressor",
        lambda f: f(X, TARGETS, Q, 5),
        lambda: KNeighborsRegressor(5, algorithm="brute").fit(X, TARGETS).predict(Q),
        why_not=WHOLE_ROWS,
    ),
    SpeedPair(
        "loo_knn_error",
        "cross_val_score over LeaveOneOut, for each k",
        lambda f: f(FEW, LABELS[:60], [1, 3]),
        lambda: [
            cross_val_score(KNeighborsClassifier(k), FEW, LABELS[:60], cv=LeaveOneOut())
            for k in (1, 3)
        ],
    ),
)

NO_COUNTERPART = {
    "knn_regress_all_ties": "no library averages everybody at the k smallest different distances",
    "bayes_error": "no library takes a joint table",
    "nn_error_limit": "no library takes a joint table",
    "cover_hart_upper": "one formula, in no library",
    "neighborhood_edge": "one formula, in no library",
    "distance_contrast": "most of its time is the draw, which is NumPy's own",
    "kd_tree_query": "it builds its tree anew in Python, and only the distances measured count",
}
