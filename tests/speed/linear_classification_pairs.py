"""References of linear_classification beside SciPy and scikit-learn: who takes how long."""

import warnings

import numpy as np
from scipy.special import expit, logsumexp
from scipy.special import softmax as scipy_softmax
from sklearn.linear_model import LogisticRegression, Perceptron, SGDRegressor
from sklearn.metrics import log_loss
from sklearn.multiclass import OneVsRestClassifier

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = np.column_stack([np.ones(400), RNG.normal(size=(400, 10))])
SCORES = X @ RNG.normal(size=11) + RNG.normal(size=400)
Y = np.where(SCORES > 0, 1, -1)
KINDS = np.digitize(SCORES, [-1.0, 1.0])
W = RNG.normal(size=11)
WIDE = RNG.normal(size=(11, 3))
TABLE = 5 * RNG.normal(size=(400, 30))
APART = X[np.abs(X @ W) > 1.0]
SIDES = np.where(APART @ W > 0, 1, -1)


def quietly(work):
    """Run without warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return work()


PAIRS = (
    SpeedPair(
        "perceptron_train",
        "sklearn.linear_model.Perceptron",
        lambda f: f(APART[:60], SIDES[:60]),
        lambda: quietly(
            lambda: Perceptron(fit_intercept=False, shuffle=False, tol=None).fit(
                APART[:60], SIDES[:60]
            )
        ),
    ),
    SpeedPair("sigmoid", "scipy.special.expit", lambda f: f(TABLE), lambda: expit(TABLE)),
    SpeedPair(
        "logistic_loss_grad",
        "sklearn.metrics.log_loss",
        lambda f: f(W, X, Y),
        lambda: log_loss(Y, expit(X @ W)),
    ),
    SpeedPair(
        "fit_logistic_newton",
        "sklearn.linear_model.LogisticRegression",
        lambda f: f(X, Y, 1e-2),
        lambda: quietly(lambda: LogisticRegression(C=0.25, tol=1e-8).fit(X[:, 1:], Y)),
    ),
    SpeedPair(
        "log_sum_exp",
        "scipy.special.logsumexp",
        lambda f: f(TABLE),
        lambda: logsumexp(TABLE, axis=1),
    ),
    SpeedPair(
        "softmax", "scipy.special.softmax", lambda f: f(TABLE), lambda: scipy_softmax(TABLE, axis=1)
    ),
    SpeedPair(
        "softmax_cross_entropy",
        "sklearn.metrics.log_loss",
        lambda f: f(WIDE, X, KINDS),
        lambda: log_loss(KINDS, scipy_softmax(X @ WIDE, axis=1)),
    ),
    SpeedPair(
        "fit_softmax",
        "sklearn.linear_model.LogisticRegression",
        lambda f: f(X, KINDS, 3, 1e-2, 1.0, 20),
        lambda: quietly(lambda: LogisticRegression(C=0.25).fit(X[:, 1:], KINDS)),
    ),
    SpeedPair(
        "delta_rule_epoch",
        "sklearn.linear_model.SGDRegressor",
        lambda f: f(X[:100], SCORES[:100], W, 0.01, "gradient"),
        lambda: quietly(
            lambda: SGDRegressor(penalty=None, max_iter=1, tol=None, shuffle=False).fit(
                X[:100], SCORES[:100]
            )
        ),
    ),
    SpeedPair(
        "fit_ovr_logistic",
        "sklearn.multiclass.OneVsRestClassifier",
        lambda f: f(X, KINDS, 3),
        lambda: quietly(
            lambda: OneVsRestClassifier(LogisticRegression(C=0.25, tol=1e-8)).fit(X[:, 1:], KINDS)
        ),
    ),
)

NO_COUNTERPART = {
    "perceptron_bound": "one formula, in no library",
    "threshold_unit": "one product and one comparison, in no library",
    "margin_losses": "six losses at once; libraries have them one by one",
    "predict_proba_threshold": "libraries have a fixed threshold of one half",
    "multiclass_perceptron_epoch": "scikit-learn trains one perceptron against the rest instead",
    "ovo_predict": "libraries vote inside of a fit, not on given answers",
}
