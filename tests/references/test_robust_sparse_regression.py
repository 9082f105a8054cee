"""References of robust_sparse_regression that resist outliers, and scales of columns."""

from pathlib import Path

import numpy as np
import pandas as pd
import pytest
import statsmodels.api as sm
from numpy.testing import assert_allclose, assert_array_equal
from scipy import optimize, special
from sklearn.linear_model import Ridge
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

ASSIGNMENTS = Path(__file__).parents[2] / "assignments"
DATA = ASSIGNMENTS / "robust_sparse_regression" / "data"
seeds = pytest.mark.parametrize("seed", range(5))
OUTSIDE = (-1e200, -7.5, -1.0, -0.25, 0.0, 0.25, 1.0, 7.5, 1e200)


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("robust_sparse_regression")


@pytest.fixture(scope="module")
def stackloss():
    data = sm.datasets.stackloss.load_pandas().data.to_numpy(float)
    return np.column_stack([np.ones(21), data[:, 1:]]), data[:, 0]


def line(seed, n=40, d=3, outliers=8):
    """Return a design with a column of ones, and targets of which some are far off."""
    rng = np.random.default_rng(seed)
    X = np.column_stack([np.ones(n), rng.normal(size=(n, d - 1))])
    y = X @ rng.normal(size=d) + rng.normal(size=n)
    y[:outliers] += 30 * rng.normal(size=outliers)
    return X, y


class TestData:
    def test_stackloss_is_that_of_statsmodels(self):
        ours = pd.read_csv(DATA / "stackloss.csv")
        theirs = sm.datasets.stackloss.load_pandas().data
        columns = {"air": "AIRFLOW", "water": "WATERTEMP", "acid": "ACIDCONC", "loss": "STACKLOSS"}
        assert ours.columns.tolist() == ["day", *columns]
        for mine, name in columns.items():
            assert_array_equal(ours[mine], theirs[name])

    def test_diabetes_is_that_of_linear_regression(self):
        theirs = ASSIGNMENTS / "linear_regression" / "data" / "diabetes.csv"
        assert (DATA / "diabetes.csv").read_bytes() == theirs.read_bytes()


class TestAbsoluteLossSubgradient:
    @pytest.mark.oracle("absolute_loss_subgradient", library="statsmodels.api.QuantReg")
    def test_zero_of_the_subdifferential_at_the_median_fit(self, topic, stackloss):
        X, y = stackloss
        w = sm.QuantReg(y, X).fit(0.5, max_iter=5000, p_tol=1e-12).params
        loss, _ = topic.absolute_loss_subgradient(X, y, w)
        assert_allclose(loss, 42.0811594, rtol=1e-5)  # Koenker and d'Orey 1987

    @pytest.mark.oracle("absolute_loss_subgradient", analytic="f(v) >= f(w) + g @ (v - w)")
    @seeds
    def test_supports_the_loss_from_below(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.integers(-3, 4, size=(9, 3)), rng.integers(-3, 4, size=9)
        w = rng.integers(-2, 3, size=3)
        loss, g = topic.absolute_loss_subgradient(X, y, w)
        for v in 3 * rng.normal(size=(200, 3)):
            assert topic.absolute_loss_subgradient(X, y, v)[0] >= loss + g @ (v - w) - 1e-9


class TestHuber:
    @pytest.mark.oracle("huber", library="scipy.special.huber")
    @pytest.mark.parametrize("eps", [0.25, 1.0, 1.345, 50.0])
    def test_against_scipy(self, topic, eps):
        r = np.array(OUTSIDE[1:-1])
        values, derivatives = topic.huber(r, eps)
        assert_allclose(values, special.huber(eps, r), rtol=1e-12)
        assert_allclose(derivatives, np.clip(r, -eps, eps))
        h = 1e-6
        slopes = (special.huber(eps, r + h) - special.huber(eps, r - h)) / (2 * h)
        assert_allclose(derivatives, slopes, atol=1e-6)

    def test_huge_residuals_and_numbers(self, topic):
        values, _ = topic.huber(np.array(OUTSIDE), 2.0)
        assert np.isfinite(values).all()
        assert_allclose(values[[0, -1]], 2e200)
        assert [type(part) for part in topic.huber(-3, 1)] == [float, float]
        assert topic.huber(np.zeros((0, 2)), 1.0)[0].shape == (0, 2)

    @pytest.mark.parametrize("eps", [0.0, -1.0])
    def test_refuses_eps(self, topic, eps):
        with pytest.raises(ValueError, match="eps"):
            topic.huber(np.ones(2), eps)


class TestFitHuber:
    @pytest.mark.oracle("fit_huber", library="scipy.optimize.minimize")
    @seeds
    @pytest.mark.parametrize("eps", [0.3, 1.0, 4.0])
    def test_against_a_general_minimiser(self, topic, seed, eps):
        X, y = line(seed)

        def objective(w):
            r = X @ w - y
            return special.huber(eps, r).sum(), X.T @ np.clip(r, -eps, eps)

        found = optimize.minimize(objective, np.zeros(3), jac=True, method="BFGS", tol=1e-12)
        w = topic.fit_huber(X, y, eps)
        assert objective(w)[0] <= found.fun * (1 + 1e-12)
        assert_allclose(w, found.x, rtol=1e-5, atol=1e-6)
        assert np.abs(objective(w)[1]).max() <= 1e-6 * eps * len(y)

    @pytest.mark.oracle("fit_huber", library="statsmodels.api.RLM")
    def test_stackloss_at_the_scale_that_statsmodels_finds(self, topic, stackloss):
        X, y = stackloss
        theirs = sm.RLM(y, X, M=sm.robust.norms.HuberT()).fit(tol=1e-14, maxiter=500)
        assert_allclose(theirs.params, [-41.02649835, 0.82938433, 0.92606597, -0.12784672])
        assert_allclose(topic.fit_huber(X, y, 1.345 * theirs.scale), theirs.params, rtol=1e-7)

    def test_large_eps_is_least_squares_and_exact_fits_stay(self, topic):
        X, y = line(1)
        assert_allclose(topic.fit_huber(X, y, 1e9), np.linalg.lstsq(X, y, rcond=None)[0])
        w = np.array([1.0, -2.0, 3.0])
        assert_allclose(topic.fit_huber(X, X @ w, 0.1), w)

    def test_the_size_of_a_slip_does_not_matter(self, topic):
        X, y = line(2, outliers=0)
        fits = []
        for off in (100.0, 1e6):
            slipped = y.copy()
            slipped[3] += off
            fits.append(topic.fit_huber(X, slipped, 1.0))
        assert_allclose(*fits, atol=1e-8)


class TestLadLinearProgram:
    @pytest.mark.oracle("lad_linear_program", library="scipy.optimize.linprog")
    def test_stackloss(self, topic, stackloss):
        X, y = stackloss
        c, A, b = topic.lad_linear_program(X, y)
        assert (c.shape, A.shape, b.shape) == ((25,), (42, 25), (42,))
        found = optimize.linprog(c, A, b, bounds=(None, None))
        assert_allclose(found.fun, 42.0811594, rtol=1e-8)
        assert_allclose(found.x[:4], [-39.68985507, 0.83188406, 0.57391304, -0.06086957], rtol=1e-7)

    @pytest.mark.oracle("lad_linear_program", library="scipy.optimize.linprog")
    @seeds
    def test_optimum_is_the_least_absolute_deviation(self, topic, seed):
        X, y = line(seed, n=15)
        found = optimize.linprog(*topic.lad_linear_program(X, y), bounds=(None, None))
        w = found.x[:3]
        loss = np.abs(X @ w - y).sum()
        assert_allclose(found.fun, loss)
        for v in w + np.random.default_rng(seed).normal(size=(200, 3)):
            assert np.abs(X @ v - y).sum() >= loss - 1e-9


class TestStandardizer:
    @pytest.mark.oracle("fit_standardizer", library="sklearn.preprocessing.StandardScaler")
    @pytest.mark.oracle("apply_standardizer", library="sklearn.preprocessing.StandardScaler")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, new = rng.normal(3, 5, size=(20, 4)), rng.normal(size=(4, 4))
        X[:, 1] = 2.0
        scaler = StandardScaler().fit(X)
        mean, scale = topic.fit_standardizer(X)
        assert_allclose(mean, scaler.mean_)
        assert_allclose(scale, scaler.scale_)
        assert_allclose(topic.apply_standardizer(new, mean, scale), scaler.transform(new))

    @pytest.mark.parametrize("value", [2.0, 0.1, 1e8 + 0.1])
    def test_constant_columns_have_the_scale_1(self, topic, value):
        mean, scale = topic.fit_standardizer(np.full((7, 1), value))
        assert_allclose(mean, [value])
        assert scale.tolist() == [1.0]
        assert topic.fit_standardizer(np.array([[3, 1, 2]]))[1].tolist() == [1.0, 1.0, 1.0]

    def test_a_tiny_spread_is_not_constant_and_a_large_offset_does_no_harm(self, topic):
        X = np.array([[1.0], [1.0 + 2**-40]])
        assert_allclose(topic.fit_standardizer(X)[1], [2**-41])
        x = np.random.default_rng(0).normal(size=(30, 1))
        assert_allclose(topic.fit_standardizer(x + 1e8)[1], x.std(axis=0), rtol=1e-6)

    @pytest.mark.oracle("unstandardize_coefficients", library="sklearn.pipeline.make_pipeline")
    @seeds
    def test_raw_weights_predict_what_the_pipeline_does(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.normal(3, 5, size=(20, 4)), rng.normal(size=20)
        pipeline = make_pipeline(StandardScaler(), Ridge(alpha=2.0)).fit(X, y)
        mean, scale = topic.fit_standardizer(X)
        ridge = pipeline[-1]
        w, b = topic.unstandardize_coefficients(ridge.coef_, ridge.intercept_, mean, scale)
        assert_allclose(X @ w + b, pipeline.predict(X))
        assert isinstance(b, float)
