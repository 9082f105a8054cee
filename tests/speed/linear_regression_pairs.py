"""References of linear_regression beside SciPy and scikit-learn: who takes how long."""

import numpy as np
import scipy.linalg
import scipy.stats
import statsmodels.api as sm
from numpy.polynomial import Polynomial
from sklearn.linear_model import LinearRegression
from sklearn.metrics import mean_squared_error, r2_score
from sklearn.preprocessing import OneHotEncoder, PolynomialFeatures

from autograder.pipeline.topic_checks.speed_checks import SpeedPair

RNG = np.random.default_rng(0)
X = RNG.normal(loc=1.0, size=(1_000, 8))
W = RNG.normal(size=8)
Y = X @ W + RNG.normal(size=1_000)
COLUMN = X[:, 0]
FEW = X[:200]
LABELS = RNG.choice(["red", "green", "blue", "black"], size=1_000)
LINE = np.linspace(-1, 1, 200)
WAVE = np.sin(6 * LINE)
NO_INTERCEPT = LinearRegression(fit_intercept=False)


def encode():
    return OneHotEncoder(sparse_output=False).fit_transform(LABELS[:, None])


PAIRS = (
    SpeedPair(
        "add_intercept",
        "statsmodels.api.add_constant",
        lambda f: f(X),
        lambda: sm.add_constant(X, has_constant="add"),
    ),
    SpeedPair(
        "fit_through_origin",
        "LinearRegression(fit_intercept=False)",
        lambda f: f(COLUMN, Y),
        lambda: NO_INTERCEPT.fit(COLUMN[:, None], Y),
    ),
    SpeedPair(
        "fit_simple_regression",
        "scipy.stats.linregress",
        lambda f: f(COLUMN, Y),
        lambda: scipy.stats.linregress(COLUMN, Y),
    ),
    SpeedPair(
        "squared_error",
        "sklearn.metrics.mean_squared_error",
        lambda f: f(X, Y, W),
        lambda: mean_squared_error(Y, X @ W),
    ),
    SpeedPair(
        "fit_normal_equations",
        "LinearRegression(fit_intercept=False)",
        lambda f: f(X, Y),
        lambda: NO_INTERCEPT.fit(X, Y),
    ),
    SpeedPair(
        "fit_min_norm", "scipy.linalg.lstsq", lambda f: f(X, Y), lambda: scipy.linalg.lstsq(X, Y)
    ),
    SpeedPair(
        "hat_matrix",
        "X times scipy.linalg.pinv(X)",
        lambda f: f(FEW),
        lambda: FEW @ scipy.linalg.pinv(FEW),
    ),
    SpeedPair(
        "polynomial_features",
        "sklearn.preprocessing.PolynomialFeatures",
        lambda f: f(X, 3),
        lambda: PolynomialFeatures(3).fit_transform(X),
    ),
    SpeedPair("one_hot", "sklearn.preprocessing.OneHotEncoder", lambda f: f(LABELS, False), encode),
    SpeedPair(
        "r2_score", "sklearn.metrics.r2_score", lambda f: f(Y, X @ W), lambda: r2_score(Y, X @ W)
    ),
    SpeedPair(
        "predict_polynomial",
        "numpy.polynomial.Polynomial.fit",
        lambda f: f(LINE, WAVE, LINE, 9),
        lambda: Polynomial.fit(LINE, WAVE, 9)(LINE),
    ),
    SpeedPair(
        "rmse_by_degree",
        "numpy.polynomial.Polynomial.fit, for each degree",
        lambda f: f(LINE, WAVE, LINE, WAVE, np.arange(9)),
        lambda: [Polynomial.fit(LINE, WAVE, degree)(LINE) for degree in range(9)],
    ),
    SpeedPair(
        "loo_residuals",
        "statsmodels' resid_press",
        lambda f: f(FEW, Y[:200]),
        lambda: sm.OLS(Y[:200], FEW).fit().get_influence().resid_press,
    ),
)

NO_COUNTERPART = {"squared_error_gradient": "no library offers the gradient by itself"}
