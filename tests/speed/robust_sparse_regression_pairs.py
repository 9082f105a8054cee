"""References of robust_sparse_regression beside SciPy and scikit-learn: who takes how long."""

import numpy as np
import scipy.special
from sklearn.linear_model import Ridge
from sklearn.preprocessing import StandardScaler

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = RNG.normal(loc=1.0, size=(2_000, 20))
Y = X @ RNG.normal(size=20) + RNG.normal(size=2_000)
R = 3 * RNG.normal(size=100_000)
SCALER = StandardScaler().fit(X)
LAMS = np.geomspace(1e-2, 1e4, 50)


def one_ridge_for_each():
    return [Ridge(alpha=lam).fit(X, Y).coef_ for lam in LAMS]


PAIRS = (
    SpeedPair(
        "huber",
        "scipy.special.huber",
        lambda f: f(R, 1.345),
        lambda: (scipy.special.huber(1.345, R), np.clip(R, -1.345, 1.345)),
    ),
    SpeedPair("fit_standardizer", "StandardScaler.fit", lambda f: f(X), lambda: SCALER.fit(X)),
    SpeedPair(
        "apply_standardizer",
        "StandardScaler.transform",
        lambda f: f(X, SCALER.mean_, SCALER.scale_),
        lambda: SCALER.transform(X),
    ),
    SpeedPair(
        "fit_ridge",
        "sklearn.linear_model.Ridge",
        lambda f: f(X, Y, 5.0),
        lambda: Ridge(alpha=5.0).fit(X, Y),
    ),
    SpeedPair(
        "ridge_path",
        "sklearn.linear_model.Ridge, once for each penalty",
        lambda f: f(X, Y, LAMS),
        one_ridge_for_each,
    ),
)

NO_COUNTERPART = {
    "absolute_loss_subgradient": "no library offers it by itself",
    "fit_huber": "statsmodels and scikit-learn estimate a scale as well",
    "lad_linear_program": "libraries solve programs; none writes this one down",
    "unstandardize_coefficients": "no library offers it by itself",
    "soft_threshold": "PyWavelets has it, which the course does not install",
    "lasso_lambda_max": "part of scikit-learn's private _alpha_grid",
    "fit_lasso_cd": "scikit-learn's descent is compiled; ours is a loop in Python",
    "fit_elastic_net_cd": "scikit-learn's descent is compiled; ours is a loop in Python",
    "l0_objective": "no library offers it by itself",
}
