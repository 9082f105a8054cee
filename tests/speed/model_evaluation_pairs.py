"""References of model_evaluation beside scikit-learn and statsmodels: who takes how long."""

import numpy as np
from sklearn import metrics
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.model_selection import (
    GridSearchCV,
    KFold,
    StratifiedKFold,
    cross_val_score,
    train_test_split,
)
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.proportion import proportion_confint

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
N = 2_000
X = RNG.normal(size=(N, 3))
Y = RNG.integers(0, 2, size=N)
SCORES = np.round(Y + RNG.normal(size=N), 3)
DIGITS, GUESSES = RNG.integers(0, 10, size=(2, N))
FPR, TPR, _ = metrics.roc_curve(Y, SCORES, drop_intermediate=False)
RIGHT_A, RIGHT_B = RNG.integers(0, 2, size=(2, N))
FOLDS = list(KFold(5).split(X))
GRID = {"shift": [0.0, 1.0], "scale": [0.5, 1.0, 2.0]}
SCORER = metrics.make_scorer(metrics.mean_absolute_error, greater_is_better=False)


class Constant(RegressorMixin, BaseEstimator):
    """Predict the mean target, scaled and shifted."""

    def __init__(self, shift=0.0, scale=1.0):
        self.shift, self.scale = shift, scale

    def fit(self, X, y):
        """Take the mean."""
        self.level_ = self.scale * np.mean(y) + self.shift
        return self

    def predict(self, X):
        """Repeat it."""
        return np.full(len(X), self.level_)


def fit_with(params, X, y):
    return Constant(**params).fit(X, y)


def predict(model, X):
    return model.predict(X)


def minus_error(y_true, y_pred):
    return -float(metrics.mean_absolute_error(y_true, y_pred))


def searched():
    return GridSearchCV(Constant(), GRID, scoring=SCORER, cv=KFold(5))


PAIRS = (
    SpeedPair(
        "split_indices",
        "sklearn.model_selection.train_test_split",
        lambda f: f(N, (0.7, 0.3), np.random.default_rng(0)),
        lambda: train_test_split(np.arange(N), test_size=0.3, random_state=0),
    ),
    SpeedPair(
        "kfold_indices",
        "sklearn.model_selection.KFold",
        lambda f: f(N, 10),
        lambda: list(KFold(10).split(X)),
    ),
    SpeedPair(
        "stratified_kfold_indices",
        "sklearn.model_selection.StratifiedKFold",
        lambda f: f(Y, 10),
        lambda: list(StratifiedKFold(10).split(X, Y)),
    ),
    SpeedPair(
        "cross_val_scores",
        "sklearn.model_selection.cross_val_score",
        lambda f: f(lambda A, b: fit_with({}, A, b), predict, minus_error, X, Y, FOLDS),
        lambda: cross_val_score(Constant(), X, Y, scoring=SCORER, cv=KFold(5)),
    ),
    SpeedPair(
        "grid_search",
        "sklearn.model_selection.GridSearchCV",
        lambda f: f(fit_with, predict, minus_error, X, Y, GRID, FOLDS),
        lambda: searched().fit(X, Y),
    ),
    SpeedPair(
        "nested_cv",
        "GridSearchCV inside cross_val_score",
        lambda f: f(fit_with, predict, minus_error, X, Y, GRID, 3, 5),
        lambda: cross_val_score(searched(), X, Y, scoring=SCORER, cv=KFold(3)),
    ),
    SpeedPair(
        "confusion_matrix",
        "sklearn.metrics.confusion_matrix",
        lambda f: f(DIGITS, GUESSES),
        lambda: metrics.confusion_matrix(DIGITS, GUESSES),
    ),
    SpeedPair(
        "roc_curve",
        "sklearn.metrics.roc_curve",
        lambda f: f(Y, SCORES),
        lambda: metrics.roc_curve(Y, SCORES, drop_intermediate=False),
    ),
    SpeedPair("auc", "sklearn.metrics.auc", lambda f: f(FPR, TPR), lambda: metrics.auc(FPR, TPR)),
    SpeedPair(
        "precision_recall_curve",
        "sklearn.metrics.precision_recall_curve",
        lambda f: f(Y, SCORES),
        lambda: metrics.precision_recall_curve(Y, SCORES),
    ),
    SpeedPair(
        "average_precision",
        "sklearn.metrics.average_precision_score",
        lambda f: f(Y, SCORES),
        lambda: metrics.average_precision_score(Y, SCORES),
    ),
    SpeedPair(
        "error_interval",
        "statsmodels' proportion_confint",
        lambda f: f(0.2, N),
        lambda: proportion_confint(0.2 * N, N, method="normal"),
    ),
    SpeedPair(
        "wilson_interval",
        "statsmodels' proportion_confint",
        lambda f: f(400, N),
        lambda: proportion_confint(400, N, method="wilson"),
    ),
    SpeedPair(
        "mcnemar_exact",
        "statsmodels' mcnemar",
        lambda f: f(np.ones(60, dtype=int), RIGHT_A[:60], RIGHT_B[:60]),
        lambda: mcnemar(metrics.confusion_matrix(RIGHT_A[:60], RIGHT_B[:60]), exact=True),
    ),
)

NO_COUNTERPART = {
    "family_wise_error_rate": "a formula of four operations",
    "binary_rates": "seven quotients; scikit-learn counts before it divides",
    "f_beta": "a formula; scikit-learn counts before it divides",
    "macro_micro": "scikit-learn starts from predictions, not from their matrix",
    "resample_balanced": "imbalanced-learn is no part of the course's tools",
}
