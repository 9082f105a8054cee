"""References of linear_regression on hard problems: high degrees and Longley's data."""

from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from numpy.polynomial import Polynomial
from numpy.testing import assert_allclose
from sklearn.metrics import root_mean_squared_error

ROOT = Path(__file__).parents[2]
seeds = pytest.mark.parametrize("seed", range(5))
# NIST Statistical Reference Datasets, Longley: intercept, then the columns of longley.csv.
CERTIFIED = np.array(
    [
        -3482258.63459582,
        15.0618722713733,
        -0.358191792925910e-01,
        -2.02022980381683,
        -1.03322686717359,
        -0.511041056535807e-01,
        1829.15146461355,
    ]
)


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("linear_regression")


def curve(seed, n, low=-1.0):
    """Points of a noisy wave, out of order."""
    rng = np.random.default_rng(seed)
    x = rng.permutation(np.linspace(low, 1.0, n))
    return x, np.sin(6 * x) + 0.3 * rng.normal(size=n)


@pytest.mark.oracle("predict_polynomial", library="numpy.polynomial.Polynomial")
@seeds
@pytest.mark.parametrize("low", [0.0, -1.0])
@pytest.mark.parametrize("degree", [0, 1, 5, 12])
def test_prediction_against_numpys_polynomial(topic, seed, low, degree):
    x, y = curve(seed, 30, low)
    x_test = np.random.default_rng(seed).uniform(-0.05 if low == 0 else -1, 1, size=20)
    got = topic.predict_polynomial(x, y, x_test, degree)
    assert_allclose(got, Polynomial.fit(x, y, degree)(x_test), rtol=0, atol=1e-6)


@seeds
@pytest.mark.parametrize(("n", "degree"), [(5, 5), (5, 9), (1, 3), (2, 2)])
def test_prediction_with_more_weights_than_points(topic, seed, n, degree):
    (x, y), x_test = curve(seed, n), np.linspace(1, -1, 7)
    w = np.linalg.pinv(np.vander(x, degree + 1, increasing=True)) @ y
    got = topic.predict_polynomial(x, y, x_test, degree)
    assert_allclose(got, np.vander(x_test, degree + 1, increasing=True) @ w, atol=1e-9)
    assert_allclose(topic.predict_polynomial(x, y, x, degree), y, atol=1e-9)


def test_normal_equations_do_not_reach_the_stated_tolerance():
    """The statement of predict_polynomial says that the method matters."""
    x, y = curve(0, 30, low=0.0)
    V = np.vander(x, 13, increasing=True)
    w = np.linalg.solve(V.T @ V, V.T @ y)
    assert np.abs(V @ w - Polynomial.fit(x, y, 12)(x)).max() > 1e-4


@pytest.mark.oracle("rmse_by_degree", library="numpy.polynomial.Polynomial")
@seeds
@pytest.mark.parametrize("degrees", [[0, 1, 2, 12], [7, 3, 3, 0], [1], []])
def test_errors_by_degree_against_numpy_and_scikit_learn(topic, seed, degrees):
    x, y = curve(seed, 50)
    train, valid = (x[:20], y[:20]), (x[20:], y[20:])
    got = topic.rmse_by_degree(*train, *valid, np.array(degrees, dtype=int))
    for errors, (x_set, y_set) in zip(got, (train, valid), strict=True):
        fits = [Polynomial.fit(*train, degree)(x_set) for degree in degrees]
        expected = [root_mean_squared_error(y_set, prediction) for prediction in fits]
        assert errors.shape == (len(degrees),)
        assert_allclose(errors, expected, rtol=1e-6, atol=1e-6)


@seeds
def test_errors_by_degree_with_more_weights_than_points(topic, seed):
    x, y = curve(seed, 11)
    train, valid = topic.rmse_by_degree(x[:5], y[:5], x[5:], y[5:], np.array([4, 9]))
    w = np.linalg.pinv(np.vander(x[:5], 10, increasing=True)) @ y[:5]
    expected = root_mean_squared_error(y[5:], np.vander(x[5:], 10, increasing=True) @ w)
    assert_allclose(train, [0, 0], atol=1e-9)
    assert_allclose(valid[1], expected, rtol=1e-9)


class TestLongley:
    @pytest.fixture
    def data(self):
        table = pd.read_csv(ROOT / "assignments/linear_regression/data/longley.csv")
        values = table.to_numpy(float)
        return values[:, 1:], values[:, 0]

    @pytest.fixture
    def standardised_fit(self, topic, data):
        """The weights of the original columns, fitted on standardised ones."""
        X, y = data
        mean, std = X.mean(axis=0), X.std(axis=0)

        def fit(method):
            w = method(topic.add_intercept((X - mean) / std), y)
            return np.append(w[0] - w[1:] @ (mean / std), w[1:] / std)

        return fit

    @pytest.mark.oracle("fit_normal_equations", "fit_min_norm", published="NIST StRD, Longley")
    @pytest.mark.parametrize("method", ["fit_normal_equations", "fit_min_norm"])
    def test_certified_values_after_standardising(self, topic, standardised_fit, method):
        assert_allclose(standardised_fit(getattr(topic, method)), CERTIFIED, rtol=1e-8)

    def test_raw_columns_cost_digits(self, topic, data, standardised_fit):
        """What the notebook shows: the normal equations square the condition number."""
        X, y = data
        raw = topic.fit_normal_equations(topic.add_intercept(X), y)
        raw_error = np.abs(raw / CERTIFIED - 1).max()
        error = np.abs(standardised_fit(topic.fit_normal_equations) / CERTIFIED - 1).max()
        assert raw_error < 1e-5
        assert raw_error > 100 * error
