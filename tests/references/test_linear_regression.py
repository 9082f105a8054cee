"""References of linear_regression against oracles that we did not write: fits and their errors."""

import numpy as np
import pytest
import scipy.linalg
import scipy.stats
import statsmodels.api as sm
from numpy.linalg import LinAlgError
from numpy.testing import assert_allclose, assert_array_equal
from sklearn import metrics
from sklearn.linear_model import LinearRegression

seeds = pytest.mark.parametrize("seed", range(5))
SCALINGS = {"sum": lambda n: n, "mean": lambda n: 1, "half_sum": lambda n: n / 2}
SCALINGS["half_mean"] = lambda n: 0.5


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("linear_regression")


def problem(seed, n=30, d=4):
    rng = np.random.default_rng(seed)
    X = rng.normal(loc=1.0, size=(n, d))
    return X, X @ rng.normal(size=d) + rng.normal(size=n)


def with_singular_values(seed, n, singular_values):
    rng = np.random.default_rng(seed)
    d = len(singular_values)
    U, _ = np.linalg.qr(rng.normal(size=(n, d)))
    V, _ = np.linalg.qr(rng.normal(size=(d, d)))
    return U * singular_values @ V.T


def rank_deficient_designs():
    rng = np.random.default_rng(3)
    a, b = rng.normal(size=(2, 12))
    indicators = np.eye(3)[np.arange(12) % 3]
    return {
        "zero column": np.column_stack([a, np.zeros(12)]),
        "repeated column": np.column_stack([a, b, a]),
        "sum of columns": np.column_stack([a, b, a + b]),
        "ones and one-hot": np.column_stack([np.ones(12), indicators]),
        "fewer rows than columns": rng.normal(size=(3, 5)),
        "zeros": np.zeros((4, 2)),
    }


deficient = pytest.mark.parametrize(
    "X", [pytest.param(X, id=name) for name, X in rank_deficient_designs().items()]
)


class TestFitThroughOrigin:
    @pytest.mark.oracle("fit_through_origin", library="sklearn.linear_model.LinearRegression")
    @seeds
    def test_against_lstsq_and_scikit_learn(self, topic, seed):
        rng = np.random.default_rng(seed)
        x = rng.normal(loc=2.0, size=20)
        y = rng.choice([-3.0, 3.0]) * x + 5.0 + rng.normal(size=20)
        w = topic.fit_through_origin(x, y)
        assert_allclose(w, np.linalg.lstsq(x[:, None], y)[0][0], rtol=1e-9)
        model = LinearRegression(fit_intercept=False).fit(x[:, None], y)
        assert_allclose(w, model.coef_[0], rtol=1e-9)
        assert abs(w - scipy.stats.linregress(x, y).slope) > 0.1

    def test_negative_slope_and_integers(self, topic):
        assert topic.fit_through_origin(np.array([1, 2, 0]), np.array([-2, -4, 9])) == -2.0

    @pytest.mark.parametrize("x", [np.zeros(3), np.array([0.0, -0.0]), np.zeros(2, int)])
    def test_zeros_are_refused(self, topic, x):
        with pytest.raises(ValueError, match="0"):
            topic.fit_through_origin(x, np.ones(len(x)))


class TestFitSimpleRegression:
    @pytest.mark.oracle("fit_simple_regression", library="scipy.stats.linregress")
    @seeds
    def test_against_polyfit_and_linregress(self, topic, seed):
        rng = np.random.default_rng(seed)
        x, y = rng.normal(size=(2, 25))
        w0, w1 = topic.fit_simple_regression(x, y)
        oracle = scipy.stats.linregress(x, y)
        assert_allclose((w0, w1), (oracle.intercept, oracle.slope), rtol=1e-9)
        assert_allclose((w1, w0), np.polyfit(x, y, 1), rtol=1e-9)

    @seeds
    def test_features_far_from_zero(self, topic, seed):
        x, y = np.random.default_rng(seed).normal(size=(2, 25))
        x = np.round(64 * x) / 64  # so that x + 1e8 is exact, and only the method can lose digits
        _, w1 = topic.fit_simple_regression(x + 1e8, y)
        assert_allclose(w1, scipy.stats.linregress(x, y).slope, rtol=1e-6)

    def test_worked_example_and_line_through_two_points(self, topic):
        got = topic.fit_simple_regression(np.array([1, 2, 3]), np.array([1, 1, 2]))
        assert_allclose(got, (1 / 3, 1 / 2), rtol=1e-9)
        got = topic.fit_simple_regression(np.array([2.0, 6.0]), np.array([1.0, -7.0]))
        assert_allclose(got, (5.0, -2.0), rtol=1e-9)

    @pytest.mark.parametrize("x", [[2.0, 2.0], [0.1] * 3, [0.1] * 7, [5.0], [3, 3, 3]])
    def test_constant_features_are_refused(self, topic, x):
        with pytest.raises(ValueError, match="constant"):
            topic.fit_simple_regression(np.array(x), np.arange(len(x)))


@pytest.mark.parametrize("reduction", SCALINGS)
class TestSquaredErrorAndItsGradient:
    @pytest.mark.oracle("squared_error", library="sklearn.metrics.mean_squared_error")
    @seeds
    def test_against_scikit_learn(self, topic, seed, reduction):
        X, y = problem(seed)
        for w in (np.random.default_rng(seed).normal(size=4), np.zeros(4)):
            expected = metrics.mean_squared_error(y, X @ w) * SCALINGS[reduction](30)
            assert_allclose(topic.squared_error(X, y, w, reduction), expected, rtol=1e-9)

    @pytest.mark.oracle("squared_error_gradient", analytic="differences of a quadratic are exact")
    @seeds
    def test_gradient_against_differences(self, topic, seed, reduction):
        X, y = problem(seed)
        w = np.random.default_rng(seed).normal(size=4)

        def error(w):
            return metrics.mean_squared_error(y, X @ w) * SCALINGS[reduction](30)

        # For a quadratic the central difference is exact for any step, so take a large one.
        expected = [(error(w + e) - error(w - e)) / 2 for e in np.eye(4)]
        got = topic.squared_error_gradient(X, y, w, reduction)
        assert_allclose(got, expected, rtol=1e-9, atol=1e-11)

    def test_gradient_is_zero_at_the_solution(self, topic, reduction):
        X, y = problem(0)
        w = np.linalg.lstsq(X, y)[0]
        assert_allclose(topic.squared_error_gradient(X, y, w, reduction), np.zeros(4), atol=1e-9)

    @pytest.mark.parametrize("shape", [(30, 1), (1, 30), (29,), (1,)])
    def test_other_shapes_of_y_are_refused(self, topic, shape, reduction):
        with pytest.raises(ValueError, match="shape"):
            topic.squared_error(problem(0)[0], np.ones(shape), np.ones(4), reduction)


def test_the_mean_is_the_default_scaling(topic):
    X, y = problem(0)
    w = np.ones(4)
    assert topic.squared_error(X, y, w) == topic.squared_error(X, y, w, "mean")
    default, mean = (topic.squared_error_gradient(X, y, w, *r) for r in ((), ("mean",)))
    assert_array_equal(default, mean)


class TestFitNormalEquations:
    @pytest.mark.oracle("fit_normal_equations", library="sklearn.linear_model.LinearRegression")
    @seeds
    def test_against_lstsq_and_scikit_learn(self, topic, seed):
        X, y = problem(seed)
        Y = np.column_stack([y, y**2, -y])
        w = topic.fit_normal_equations(X, y)
        model = LinearRegression(fit_intercept=False).fit(X, y)
        assert_allclose(w, model.coef_, rtol=1e-8)
        assert_allclose(topic.fit_normal_equations(X, Y), np.linalg.lstsq(X, Y)[0], rtol=1e-8)
        assert topic.fit_normal_equations(X, y[:, None]).shape == (4, 1)

    @seeds
    def test_condition_number_of_a_thousand(self, topic, seed):
        X = with_singular_values(seed, 30, np.geomspace(1, 1e-3, 5))
        y = problem(seed)[1]
        w = scipy.linalg.lstsq(X, y)[0]
        assert_allclose(topic.fit_normal_equations(X, y), w, rtol=0, atol=1e-8 * abs(w).max())

    @deficient
    def test_rank_deficient_designs_are_refused(self, topic, X):
        with pytest.raises(LinAlgError, match="rank"):
            topic.fit_normal_equations(X, np.ones(len(X)))


class TestFitMinNorm:
    @pytest.mark.oracle("fit_min_norm", library="scipy.linalg.lstsq")
    @seeds
    @pytest.mark.parametrize("shape", [(20, 5), (5, 5), (4, 9), (1, 3), (3, 1)])
    def test_against_pinv_and_two_lstsq(self, topic, seed, shape):
        X, y = problem(seed, *shape)
        w = topic.fit_min_norm(X, y)
        for oracle in (
            np.linalg.pinv(X) @ y,
            np.linalg.lstsq(X, y)[0],
            scipy.linalg.lstsq(X, y, lapack_driver="gelsy")[0],
        ):
            assert_allclose(w, oracle, rtol=1e-9, atol=1e-11)

    @deficient
    @pytest.mark.parametrize("scale", [1.0, 1e-13, 1e13])
    def test_any_rank_and_any_scale(self, topic, X, scale):
        y = np.linspace(-1, 2, len(X))
        got = topic.fit_min_norm(scale * X, y) * scale
        assert_allclose(got, np.linalg.pinv(X, rcond=1e-12) @ y, rtol=1e-9, atol=1e-12)

    def test_repeated_columns_share_the_weight(self, topic):
        X, y = problem(1)
        w = topic.fit_min_norm(np.column_stack([X, X[:, 0]]), y)
        expected = sm.OLS(y, X).fit().params
        assert_allclose(w[[0, 4]], np.repeat(expected[0] / 2, 2), rtol=1e-9)
        assert_allclose(w[1:4], expected[1:], rtol=1e-9)

    def test_wide_design_interpolates(self, topic):
        X, y = problem(2, 4, 9)
        assert_allclose(X @ topic.fit_min_norm(X, y), y, rtol=1e-9)

    def test_zeros_give_zeros(self, topic):
        assert_array_equal(topic.fit_min_norm(np.zeros((3, 2)), np.ones(3)), np.zeros(2))

    def test_rcond_is_honoured(self, topic):
        X, y = with_singular_values(0, 8, np.array([1.0, 1e-5])), problem(0, 8)[1]
        for rcond in (1e-3, 1e-7):
            expected = np.linalg.lstsq(X, y, rcond=rcond)[0]
            assert_allclose(topic.fit_min_norm(X, y, rcond), expected, rtol=1e-7)
        at_the_line = topic.fit_min_norm(np.diag([1.0, 0.5]), np.ones(2), rcond=0.5)
        assert_allclose(at_the_line, [1.0, 0.0], atol=1e-15)


class TestHatMatrix:
    @pytest.mark.oracle("hat_matrix", library="statsmodels.api.OLS")
    @seeds
    def test_full_rank_against_qr_and_statsmodels(self, topic, seed):
        X, y = problem(seed)
        H = topic.hat_matrix(X)
        Q, _ = np.linalg.qr(X)
        influence = sm.OLS(y, X).fit().get_influence()
        assert_allclose(H, Q @ Q.T, atol=1e-12)
        assert_allclose(np.diag(H), influence.hat_matrix_diag, rtol=1e-9)
        assert_allclose(H @ y, LinearRegression(fit_intercept=False).fit(X, y).predict(X))

    @deficient
    def test_any_rank_against_pinv(self, topic, X):
        H = topic.hat_matrix(X)
        assert_allclose(H, X @ np.linalg.pinv(X, rcond=1e-12), atol=1e-12)
        assert_allclose(H, H.T, atol=1e-12)
        assert_allclose(H @ H, H, atol=1e-12)
        assert_allclose(np.trace(H), np.linalg.matrix_rank(X), atol=1e-12)

    def test_repeated_column_changes_nothing(self, topic):
        X, _ = problem(0)
        twice = np.column_stack([X, 3 * X[:, 1]])
        assert_allclose(topic.hat_matrix(twice), topic.hat_matrix(X), atol=1e-12)

    @pytest.mark.parametrize("shape", [(4, 4), (3, 7), (1, 1)])
    def test_full_row_rank_gives_the_identity(self, topic, shape):
        assert_allclose(topic.hat_matrix(problem(0, *shape)[0]), np.eye(shape[0]), atol=1e-12)


class TestLooResiduals:
    @staticmethod
    def by_refits(X, y):
        rows = range(len(y))
        fits = [np.linalg.lstsq(np.delete(X, i, 0), np.delete(y, i), 1e-12)[0] for i in rows]
        return [y[i] - X[i] @ fits[i] for i in rows]

    @pytest.mark.oracle("loo_residuals", library="statsmodels.api.OLS")
    @seeds
    def test_against_refits_and_statsmodels(self, topic, seed):
        X, y = problem(seed)
        got = topic.loo_residuals(X, y)
        assert_allclose(got, self.by_refits(X, y), rtol=1e-9)
        assert_allclose(got, sm.OLS(y, X).fit().get_influence().resid_press, rtol=1e-9)

    @pytest.mark.parametrize(
        "name", ["zero column", "repeated column", "ones and one-hot", "zeros"]
    )
    def test_any_rank_against_refits(self, topic, name):
        X = rank_deficient_designs()[name]
        y = np.random.default_rng(0).normal(size=len(X))
        assert_allclose(topic.loo_residuals(X, y), self.by_refits(X, y), rtol=1e-9)

    def test_mean_alone_and_exact_fit(self, topic):
        X, y = problem(0)
        got = topic.loo_residuals(np.ones((30, 1)), y)
        assert_allclose(got, 30 / 29 * (y - y.mean()), rtol=1e-9)
        assert_allclose(topic.loo_residuals(X, X @ np.arange(4)), np.zeros(30), atol=1e-9)

    @pytest.mark.parametrize(
        "X", [np.eye(3), np.array([[1.0, 0], [1, 0], [1, 4]]), np.ones((1, 1))]
    )
    def test_a_row_that_nothing_else_determines_is_refused(self, topic, X):
        with pytest.raises(LinAlgError, match="leverage"):
            topic.loo_residuals(X, np.ones(len(X)))

    @seeds
    def test_such_a_row_is_noticed_through_rounding(self, topic, seed):
        X, y = problem(seed)
        X[7, 3], X[np.arange(30) != 7, 3] = 2.0, 0.0
        with pytest.raises(LinAlgError, match="row 7"):
            topic.loo_residuals(X, y)

    def test_the_line_between_high_leverage_and_leverage_one(self, topic):
        y = np.array([3.0, 1.0])
        got = topic.loo_residuals(np.array([[1.0], [1e-4]]), y)  # 1 - H[0, 0] is 1e-8
        assert_allclose(got, [3 - 1e4, 1 - 3e-4], rtol=1e-6)
        with pytest.raises(LinAlgError, match="row 0"):  # 1 - H[0, 0] is 1e-12
            topic.loo_residuals(np.array([[1.0], [1e-6]]), y)
