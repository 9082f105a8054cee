"""References of optimization beside SciPy and scikit-learn: who takes how long."""

import numpy as np
from scipy.optimize import line_search, linprog, lsq_linear, minimize, rosen, rosen_der, rosen_hess
from sklearn.linear_model import SGDRegressor

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
START = np.array([-1.2, 1.0])
GRADIENTS = RNG.normal(size=(500, 10))
X = RNG.normal(size=(200, 4))
Y = X @ [1.0, -2.0, 0.5, 0.0] + 0.1 * RNG.normal(size=200)
POINT = 3 * RNG.normal(size=6)
A = np.vstack([np.eye(2), -np.eye(2)])
B = np.ones(4)
ONE_BY_ONE = "scikit-learn's loop over single samples is compiled"


def least_squares_gradient(w):
    return X.T @ (X @ w - Y) / 200


def solve_projection():
    bounds, total = [(0, None)] * 6, {"type": "eq", "fun": lambda p: p.sum() - 1}
    return minimize(
        lambda p: np.sum((p - POINT) ** 2),
        np.full(6, 1 / 6),
        jac=lambda p: 2 * (p - POINT),
        bounds=bounds,
        constraints=total,
        method="SLSQP",
    )


def one_epoch():
    model = SGDRegressor(
        penalty=None, learning_rate="constant", eta0=0.01, fit_intercept=False, shuffle=False
    )
    return model.partial_fit(X, Y)


PAIRS = (
    SpeedPair(
        "backtracking",
        "scipy.optimize.line_search",
        lambda f: f(rosen, rosen_der(START), START),
        lambda: line_search(rosen, rosen_der, START, -rosen_der(START)),
    ),
    SpeedPair(
        "sgd_least_squares",
        "SGDRegressor.partial_fit",
        lambda f: f(X, Y, np.zeros(4), lambda t: 0.01, 1, 1, np.random.default_rng(0)),
        one_epoch,
        why_not=ONE_BY_ONE,
    ),
    SpeedPair(
        "gradient_variance",
        "trace of numpy.cov",
        lambda f: f(GRADIENTS),
        lambda: np.trace(np.cov(GRADIENTS.T, bias=True)),
    ),
    SpeedPair(
        "newton_minimize",
        "scipy.optimize.minimize(method='trust-exact')",
        lambda f: f(rosen_der, rosen_hess, START),
        lambda: minimize(rosen, START, jac=rosen_der, hess=rosen_hess, method="trust-exact"),
    ),
    SpeedPair(
        "project",
        "scipy.optimize.minimize(method='SLSQP')",
        lambda f: f(POINT, "simplex", 1.0),
        solve_projection,
    ),
    SpeedPair(
        "projected_gradient_descent",
        "scipy.optimize.lsq_linear",
        lambda f: f(least_squares_gradient, lambda w: np.clip(w, -0.4, 0.4), np.zeros(4), 0.4, 50),
        lambda: lsq_linear(X, Y, (-0.4, 0.4)),
    ),
    SpeedPair(
        "lp_vertices_2d",
        "scipy.optimize.linprog",
        lambda f: f(np.array([1.0, 2.0]), A, B),
        lambda: linprog([1.0, 2.0], A, B, bounds=(None, None)),
    ),
)

NO_COUNTERPART = {
    "directional_derivative": "one product; no library has it",
    "jensen_violation": "no library has it",
    "qcqp_is_convex": "no library has it",
    "step_size": "one formula; no library has it alone",
    "gradient_descent": "SciPy has no plain gradient descent",
    "normalized_step": "one formula; no library has it",
    "stop_reason": "no library has it",
    "minibatches": "scikit-learn's splits are not shuffled by a given generator",
    "momentum_descent": "no library at hand has it without a neural network",
    "adam_step": "no library at hand has it without a neural network",
    "subgradient_descent": "no library at hand has it",
}
