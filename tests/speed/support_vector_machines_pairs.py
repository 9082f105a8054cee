"""References of support_vector_machines beside scikit-learn: who takes how long."""

import numpy as np
from sklearn.metrics import hinge_loss
from sklearn.svm import SVC

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = RNG.normal(size=(2000, 20))
W = RNG.normal(size=20)
Y = np.where(X @ W + RNG.normal(size=2000) > 0, 1.0, -1.0)
CLASSES = RNG.integers(4, size=2000)
COLUMNS = RNG.normal(size=(20, 4))
FEW, SIGNS = X[:300], Y[:300]
MACHINE = SVC(kernel="precomputed").fit(FEW @ FEW.T, SIGNS)
ALPHA = np.zeros(300)
ALPHA[MACHINE.support_] = np.abs(MACHINE.dual_coef_[0])
TABLE = X[300:600] @ FEW.T

PAIRS = (
    SpeedPair(
        "svm_primal_objective",
        "sklearn.metrics.hinge_loss",
        lambda f: f(W, 0.5, X, Y, 1.0),
        lambda: hinge_loss(Y, X @ W + 0.5),
    ),
    SpeedPair(
        "svm_decision",
        "sklearn.svm.SVC.decision_function",
        lambda f: f(ALPHA, SIGNS, TABLE, 0.5),
        lambda: MACHINE.decision_function(TABLE),
    ),
    SpeedPair(
        "multiclass_hinge",
        "sklearn.metrics.hinge_loss, which has no gradient",
        lambda f: f(COLUMNS, X, CLASSES, "max"),
        lambda: hinge_loss(CLASSES, X @ COLUMNS),
    ),
)

NO_COUNTERPART = {
    "hyperplane_distance": "one formula, in no library",
    "geometric_margin": "one formula, in no library",
    "project_to_hyperplane": "one formula, in no library",
    "canonical_rescale": "one formula, in no library",
    "primal_qp": "no library shows the arrays of its program",
    "svm_subgradient": "scikit-learn's stochastic descent takes one row at a time",
    "fit_svm_subgradient": "its steps are those of the recipe, which no library follows",
    "dual_objective": "no library returns it",
    "dual_qp": "no library shows the arrays of its program",
    "recover_primal": "SVC recovers weights and offset while it trains",
    "support_vector_types": "two comparisons, in no library",
    "kkt_report": "no library reports it",
    "smo_train": "one step of the recipe at a time in Python, what LIBSVM does in C",
}
