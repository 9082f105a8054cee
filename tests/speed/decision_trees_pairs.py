"""References of decision_trees beside SciPy and scikit-learn: who takes how long."""

import numpy as np
import scipy.stats
from sklearn.metrics import mutual_info_score
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

from autograder.pipeline.topic_checks.speed_checks import SpeedPair
from solutions.decision_trees.grow_tree import grow_tree
from solutions.decision_trees.label_entropy import label_entropy

RNG = np.random.default_rng(0)
X = RNG.normal(size=(2_000, 4))
TARGETS = X[:, 0] ** 2 + X[:, -1] + 0.5 * RNG.normal(size=2_000)
LABELS = np.digitize(TARGETS, [0.0, 1.5])
GROUPS = RNG.integers(5, size=2_000)
EDGES = np.linspace(-2, 2, 30)
TREE = grow_tree(X, LABELS, max_depth=4)
MODEL = DecisionTreeClassifier(max_depth=4, random_state=0).fit(X, LABELS)
IN_C = "scikit-learn walks the tree in compiled code; ours is a recursion with masks in Python"


def scipy_entropy():
    return scipy.stats.entropy(np.unique(LABELS, return_counts=True)[1], base=2)


def scipy_chi2():
    table = scipy.stats.contingency.crosstab(LABELS, GROUPS).count
    return scipy.stats.chi2_contingency(table, correction=False)


PAIRS = (
    SpeedPair("label_entropy", "scipy.stats.entropy", lambda f: f(LABELS), scipy_entropy),
    SpeedPair("variance_impurity", "numpy.var", lambda f: f(TARGETS), lambda: np.var(TARGETS)),
    SpeedPair(
        "impurity_decrease",
        "mutual_info_score",
        lambda f: f(LABELS, GROUPS, label_entropy),
        lambda: mutual_info_score(LABELS, GROUPS),
    ),
    SpeedPair(
        "chi2_split_statistic",
        "scipy.stats.chi2_contingency",
        lambda f: f(LABELS, GROUPS),
        scipy_chi2,
    ),
    SpeedPair(
        "bin_feature",
        "numpy.digitize",
        lambda f: f(X[:, 0], EDGES),
        lambda: np.digitize(X[:, 0], EDGES),
    ),
    SpeedPair(
        "best_threshold",
        "DecisionTreeRegressor(max_depth=1)",
        lambda f: f(X[:, 0], TARGETS, "mse", 1),
        lambda: DecisionTreeRegressor(max_depth=1).fit(X[:, :1], TARGETS),
    ),
    SpeedPair(
        "grow_tree",
        "DecisionTreeClassifier(max_depth=4)",
        lambda f: f(X, LABELS, "gini", 4),
        lambda: DecisionTreeClassifier(max_depth=4, random_state=0).fit(X, LABELS),
    ),
    SpeedPair(
        "predict_tree",
        "DecisionTreeClassifier.predict",
        lambda f: f(TREE, X),
        lambda: MODEL.predict(X),
        why_not=IN_C,
    ),
)

NO_COUNTERPART = {
    "gini": "scikit-learn has it inside of its trees only",
    "gain_ratio": "no library has it",
    "best_attribute": "no library has ID3",
    "id3": "no library has ID3",
    "predict_id3": "no library has ID3",
    "fit_stump": "scikit-learn's stump minimises an impurity, not the mistakes",
    "reduced_error_prune": "scikit-learn prunes by cost only",
    "cost_complexity": "scikit-learn gives the whole path, not the cost of one tree",
}
