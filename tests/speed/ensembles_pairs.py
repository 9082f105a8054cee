"""References of ensembles beside SciPy and scikit-learn: who takes how long."""

import numpy as np
from scipy.stats import binom, mode
from sklearn.ensemble import AdaBoostClassifier, BaggingRegressor, GradientBoostingRegressor
from sklearn.inspection import permutation_importance
from sklearn.linear_model import LinearRegression
from sklearn.model_selection import KFold, cross_val_predict
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor
from sklearn.utils import resample

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
VOTES = RNG.integers(4, size=(40, 500))
X = RNG.normal(size=(200, 6))
Y = X[:, 0] + RNG.normal(size=200)
LABELS = np.where(Y > 0, 1, -1)
IDX = RNG.integers(200, size=(20, 200))
LINE = LinearRegression().fit(X, Y)
FOLDS = list(KFold(5).split(X))


def fit_stump(A, b, u):
    return DecisionTreeClassifier(max_depth=1).fit(A, b, sample_weight=u)


def fit_tree(A, b):
    return DecisionTreeRegressor(max_depth=3).fit(A, b)


def fit_line(A, b):
    return LinearRegression().fit(A, b)


def predict(model, A):
    return model.predict(A)


BOOSTED = AdaBoostClassifier(n_estimators=20).fit(X, LABELS)
SAYS = list(zip(BOOSTED.estimator_weights_.tolist(), BOOSTED.estimators_, strict=True))

PAIRS = (
    SpeedPair("majority_vote", "scipy.stats.mode", lambda f: f(VOTES), lambda: mode(VOTES, axis=0)),
    SpeedPair(
        "ensemble_error",
        "scipy.stats.binom.sf, for 20 committees",
        lambda f: [f(n, 0.35) for n in range(1, 41, 2)],
        lambda: [binom.sf(n // 2, n, 0.35) for n in range(1, 41, 2)],
    ),
    SpeedPair(
        "bootstrap_indices",
        "sklearn.utils.resample, for each round",
        lambda f: f(200, 50, np.random.default_rng(0)),
        lambda: [resample(np.arange(200), random_state=t) for t in range(50)],
    ),
    SpeedPair(
        "bagged_predict",
        "sklearn.ensemble.BaggingRegressor",
        lambda f: f(fit_tree, predict, X, Y, X, IDX),
        lambda: BaggingRegressor(DecisionTreeRegressor(max_depth=3), 20).fit(X, Y).predict(X),
    ),
    SpeedPair(
        "permutation_importance",
        "sklearn.inspection.permutation_importance",
        lambda f: f(LINE.score, X, Y, 5, np.random.default_rng(0)),
        lambda: permutation_importance(LINE, X, Y, n_repeats=5),
    ),
    SpeedPair(
        "adaboost_fit",
        "sklearn.ensemble.AdaBoostClassifier",
        lambda f: f(fit_stump, predict, X, LABELS, 20),
        lambda: AdaBoostClassifier(n_estimators=20).fit(X, LABELS),
    ),
    SpeedPair(
        "adaboost_predict",
        "sklearn.ensemble.AdaBoostClassifier.predict",
        lambda f: f(SAYS, predict, X),
        lambda: BOOSTED.predict(X),
    ),
    SpeedPair(
        "gradient_boost_fit",
        "sklearn.ensemble.GradientBoostingRegressor",
        lambda f: f(fit_tree, predict, X, Y, 20, 0.1),
        lambda: GradientBoostingRegressor(n_estimators=20).fit(X, Y),
    ),
    SpeedPair(
        "stacking_features",
        "sklearn.model_selection.cross_val_predict",
        lambda f: f([fit_line], [predict], X, Y, FOLDS),
        lambda: cross_val_predict(LinearRegression(), X, Y, cv=FOLDS),
    ),
)

NO_COUNTERPART = {
    "bias_variance": "no library splits the error of given predictions",
    "oob_predictions": "scikit-learn averages only while it fits",
    "bagging_variance": "one formula, in no library",
    "random_forest_fit": "all of its time is the grower's, which is passed in",
    "adaboost_round": "no library does a single round",
    "boosting_residual": "the losses of scikit-learn are private",
    "xgb_leaf_and_gain": "one formula of six numbers, private in every library",
    "linear_blend": "coordinate descent in Python is the exercise; scipy.optimize.nnls is compiled",
    "integral_image": "scikit-image is not installed; two cumulative sums are NumPy's own",
    "cascade_predict": "all of its time is the stages', which are passed in",
}
