"""References of feature_selection beside scikit-learn and NumPy: who takes how long."""

import numpy as np
from sklearn.feature_selection import f_regression, r_regression
from sklearn.metrics import mutual_info_score
from sklearn.preprocessing import KBinsDiscretizer

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = RNG.normal(size=(500, 200))
Y = RNG.normal(size=500)
BINS, LABELS = RNG.integers(8, size=(500, 20)), RNG.integers(3, size=500)
LONG = RNG.normal(size=100_000)
SCORES = f_regression(X, Y)[0]

PAIRS = (
    SpeedPair(
        "pearson_scores",
        "sklearn.feature_selection.r_regression",
        lambda f: f(X, Y),
        lambda: r_regression(X, Y),
    ),
    SpeedPair(
        "discretize_equal_width",
        "sklearn.preprocessing.KBinsDiscretizer",
        lambda f: f(LONG, 8),
        lambda: KBinsDiscretizer(8, encode="ordinal", strategy="uniform", subsample=None)
        .fit_transform(LONG[:, np.newaxis]),
    ),
    SpeedPair(
        "mutual_information_scores",
        "sklearn.metrics.mutual_info_score",
        lambda f: f(BINS, LABELS),
        lambda: [mutual_info_score(column, LABELS) for column in BINS.T],
    ),
)  # fmt: skip

NO_COUNTERPART = {
    "select_top_k": "SelectKBest computes the scores as well",
    "mrmr_select": "not in scikit-learn",
    "subset_score": "one call of numpy.linalg.lstsq",
    "exhaustive_search": "not in scikit-learn",
    "forward_stepwise": "SequentialFeatureSelector trains a model with cross-validation",
    "backward_elimination": "SequentialFeatureSelector trains a model with cross-validation",
    "weight_threshold": "SelectFromModel fits the model that it is given",
    "lasso_selection_order": "the lasso is an argument",
    "feature_relevance": "no library has it",
    "selection_leakage": "a pipeline with cross_val_score; no library selects outside on purpose",
}
