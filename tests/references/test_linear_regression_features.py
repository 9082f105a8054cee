"""References of linear_regression against oracles that we did not write: features and score."""

import math

import numpy as np
import pandas as pd
import pytest
import statsmodels.api as sm
from numpy.testing import assert_allclose, assert_array_equal
from sklearn import metrics
from sklearn.preprocessing import OneHotEncoder, PolynomialFeatures


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("linear_regression")


class TestAddIntercept:
    @pytest.mark.oracle("add_intercept", library="statsmodels.api.add_constant")
    @pytest.mark.parametrize("shape", [(5, 3), (5, 1), (1, 1)])
    def test_against_scikit_learn_and_statsmodels(self, topic, shape):
        X = np.random.default_rng(0).integers(-9, 9, size=shape)
        assert_array_equal(topic.add_intercept(X), PolynomialFeatures(1).fit_transform(X))
        assert_array_equal(topic.add_intercept(X), sm.add_constant(X, has_constant="add"))

    def test_vector_is_one_column(self, topic):
        x = np.array([4, 0, -2])
        assert_array_equal(topic.add_intercept(x), np.insert(x[:, None], 0, 1, axis=1))

    @pytest.mark.parametrize(("shape", "expected"), [((0, 3), (0, 4)), ((0,), (0, 2))])
    def test_no_rows(self, topic, shape, expected):
        assert topic.add_intercept(np.zeros(shape)).shape == expected

    @pytest.mark.parametrize("dtype", [np.int64, np.float32, np.bool_])
    def test_result_is_float64(self, topic, dtype):
        assert topic.add_intercept(np.ones((2, 2), dtype)).dtype == np.float64


class TestPolynomialFeatures:
    @pytest.mark.oracle("polynomial_features", library="sklearn.preprocessing.PolynomialFeatures")
    @pytest.mark.parametrize("d", [1, 2, 3, 4])
    @pytest.mark.parametrize("degree", [0, 1, 2, 3, 5])
    def test_against_scikit_learn(self, topic, d, degree):
        X = np.random.default_rng(d).normal(size=(6, d))
        X[0] = 0.0
        got = topic.polynomial_features(X, degree)
        assert got.shape == (6, math.comb(d + degree, degree))
        assert_allclose(got, PolynomialFeatures(degree).fit_transform(X), rtol=1e-12)

    def test_vector_is_one_feature(self, topic):
        x = np.array([0, -3, 2, 10])
        got = topic.polynomial_features(x, 20)
        assert_allclose(got, np.vander(x.astype(float), 21, increasing=True), rtol=1e-12)
        assert got.dtype == np.float64

    def test_single_row_and_no_rows(self, topic):
        assert_array_equal(topic.polynomial_features(np.array([[2, 5]]), 1), [[1, 2, 5]])
        assert topic.polynomial_features(np.zeros((0, 2)), 2).shape == (0, 6)


class TestOneHot:
    @pytest.mark.oracle("one_hot", library="sklearn.preprocessing.OneHotEncoder")
    @pytest.mark.parametrize("drop_first", [False, True])
    @pytest.mark.parametrize("pool", [["b", "a", "ccc"], [7, -2, 40], [5], [True, False]])
    def test_against_pandas_and_scikit_learn(self, topic, pool, drop_first):
        labels = np.random.default_rng(0).choice(pool, size=20)
        Z, categories = topic.one_hot(labels, drop_first)
        assert_array_equal(Z, pd.get_dummies(labels, drop_first=drop_first, dtype=float))
        encoder = OneHotEncoder(drop="first" if drop_first else None, sparse_output=False)
        assert_array_equal(Z, encoder.fit_transform(labels[:, None]))
        assert_array_equal(categories, encoder.categories_[0])
        assert Z.dtype == np.float64

    @pytest.mark.parametrize("drop_first", [False, True])
    def test_given_categories_keep_their_order(self, topic, drop_first):
        labels, order = np.array(["d", "b", "d"]), np.array(["d", "a", "b", "c"])
        Z, categories = topic.one_hot(labels, drop_first, order)
        expected = pd.get_dummies(pd.Categorical(labels, order), drop_first=drop_first)
        assert_array_equal(Z, expected.astype(float))
        assert_array_equal(categories, order)
        assert topic.one_hot(labels[:0], False, order)[0].shape == (0, 4)

    @pytest.mark.parametrize("drop_first", [False, True])
    def test_unknown_labels_are_refused(self, topic, drop_first):
        with pytest.raises(ValueError, match="9"):
            topic.one_hot(np.array([1, 9]), drop_first, np.array([1, 2]))

    def test_dropping_a_column_restores_full_rank(self, topic):
        labels = np.arange(12) % 4
        for drop_first, rank, columns in ((False, 4, 5), (True, 4, 4)):
            Z = np.column_stack([np.ones(12), topic.one_hot(labels, drop_first)[0]])
            assert (np.linalg.matrix_rank(Z), Z.shape[1]) == (rank, columns)


class TestR2Score:
    @pytest.mark.oracle("r2_score", library="sklearn.metrics.r2_score")
    @pytest.mark.parametrize("seed", range(5))
    @pytest.mark.parametrize("noise", [0.0, 0.1, 3.0])
    def test_against_scikit_learn(self, topic, seed, noise):
        rng = np.random.default_rng(seed)
        y = rng.normal(loc=4.0, size=15)
        for prediction in (y + noise * rng.normal(size=15), np.full(15, y.mean()), -y):
            expected = metrics.r2_score(y, prediction)
            assert_allclose(topic.r2_score(y, prediction), expected, rtol=1e-9, atol=1e-12)

    @pytest.mark.parametrize("y", [[0.1] * 3, [0.1] * 7, [2.0, 2.0], [5.0], [3, 3]])
    def test_constant_targets(self, topic, y):
        y = np.array(y)
        assert topic.r2_score(y, y) == 1.0
        assert topic.r2_score(y, y + 1e-9) == 0.0
        if len(y) > 1 and y[0] != 0.1:  # scikit-learn sees a spread where 0.1 is only rounded
            assert topic.r2_score(y, y + 1) == metrics.r2_score(y, y + 1)
