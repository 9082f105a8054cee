"""References of recommender_systems against oracles that we did not write, and edge cases."""

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.optimize import approx_fprime
from sklearn.linear_model import Ridge
from sklearn.metrics import mean_squared_error, ndcg_score

seeds = pytest.mark.parametrize("seed", range(5))


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("recommender_systems")


def table(seed, n=7, d=5, share=0.6):
    """Return a table with nan where its mask is False; every row and column has an entry."""
    rng = np.random.default_rng(seed)
    mask = rng.random((n, d)) < share
    mask[np.arange(n), np.arange(n) % d] = True
    return np.where(mask, rng.normal(3, 1, size=(n, d)), np.nan), mask


def factors(seed, n=7, d=5, k=2):
    rng = np.random.default_rng(1000 + seed)
    return rng.normal(size=(n, k)), rng.normal(size=(k, d))


class TestMaskedRmse:
    @pytest.mark.oracle("masked_rmse", library="sklearn.metrics.mean_squared_error")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        Y, mask = table(seed)
        Y_hat = np.where(mask, factors(seed)[0] @ factors(seed)[1], np.inf)
        want = mean_squared_error(Y[mask], Y_hat[mask]) ** 0.5
        assert_allclose(topic.masked_rmse(Y, Y_hat, mask), want, rtol=1e-12)

    def test_small_unsigned_integers(self, topic):
        Y, Y_hat = np.array([[3, 0]], dtype=np.uint8), np.array([[5, 250]], dtype=np.uint8)
        assert topic.masked_rmse(Y, Y_hat, np.array([[True, False]])) == 2

    def test_nothing_observed(self, topic):
        with pytest.raises(ValueError, match="observed"):
            topic.masked_rmse(np.ones((2, 2)), np.ones((2, 2)), np.zeros((2, 2), dtype=bool))


class TestFitBiases:
    @pytest.mark.oracle("fit_biases", library="sklearn.linear_model.Ridge")
    @seeds
    def test_is_a_ridge_on_indicators(self, topic, seed):
        Y, mask = table(seed)
        users, items = np.nonzero(mask)
        design = np.hstack([np.eye(len(Y))[users], np.eye(Y.shape[1])[items]])
        mu, b_user, b_item = topic.fit_biases(Y, mask, 2.0, 200)
        assert_allclose(mu, Y[mask].mean())
        model = Ridge(alpha=2.0, fit_intercept=False).fit(design, Y[mask] - Y[mask].mean())
        assert_allclose(np.concatenate([b_user, b_item]), model.coef_, atol=1e-9)

    @seeds
    def test_without_penalty_it_is_least_squares(self, topic, seed):
        Y, mask = table(seed, share=0.8)
        users, items = np.nonzero(mask)
        design = np.hstack([np.eye(len(Y))[users], np.eye(Y.shape[1])[items]])
        mu, b_user, b_item = topic.fit_biases(Y, mask, 0.0, 2000)
        best = design @ np.linalg.lstsq(design, Y[mask] - mu, rcond=None)[0]
        assert_allclose((b_user[:, None] + b_item)[mask], best, atol=1e-8)

    def test_strangers_have_no_bias(self, topic):
        Y = np.array([[5.0, np.nan, 3.0], [np.nan] * 3, [1.0, np.nan, 4.0]])
        for lam in (0.0, 1.0):
            with np.errstate(all="raise"):
                _, b_user, b_item = topic.fit_biases(Y, ~np.isnan(Y), lam)
            assert (b_user[1], b_item[1]) == (0, 0)

    def test_no_sweep_and_nothing_observed(self, topic):
        Y, mask = table(0)
        mu, b_user, b_item = topic.fit_biases(Y, mask, n_iter=0)
        assert not b_user.any()
        assert not b_item.any()
        assert_allclose(mu, Y[mask].mean(), rtol=1e-12)
        with pytest.raises(ValueError, match="observed"):
            topic.fit_biases(Y, np.zeros_like(mask))


class TestPredictions:
    @pytest.mark.oracle("predict_mf", analytic="every entry, one by one, from its definition")
    @seeds
    def test_predict_mf(self, topic, seed):
        Z, W = factors(seed)
        b_user, b_item = Z[:, 0] * 3, W[0] - 1
        got = topic.predict_mf(Z, W, 3.5, b_user, b_item)
        for i, j in np.ndindex(7, 5):
            assert_allclose(got[i, j], sum(Z[i] * W[:, j]) + 3.5 + b_user[i] + b_item[j])
        assert_allclose(topic.predict_mf(Z, W), Z @ W)
        assert_allclose(topic.predict_mf(Z, W, b_item=b_item), Z @ W + b_item)

    @pytest.mark.oracle("hybrid_predict", analytic="every entry, one by one, from its definition")
    @seeds
    def test_hybrid_predict(self, topic, seed):
        (Z, W), rng = factors(seed), np.random.default_rng(seed)
        b_user, b_item, w, F = (rng.normal(size=size) for size in (7, 5, 3, (7, 5, 3)))
        got = topic.hybrid_predict(Z, W, 3.5, b_user, b_item, w, F)
        for i, j in np.ndindex(7, 5):
            content = sum(F[i, j] * w)
            want = sum(Z[i] * W[:, j]) + 3.5 + b_user[i] + b_item[j] + content
            assert_allclose(got[i, j], want)

    @pytest.mark.oracle("linear_network_output", analytic="W^T V applied to a one-hot vector")
    @seeds
    def test_linear_network_output(self, topic, seed):
        Z, W = factors(seed)
        for user in range(7):
            got = topic.linear_network_output(Z.T, W, user)
            assert_allclose(got, (W.T @ Z.T) @ np.eye(7)[user])
            assert_allclose(got, topic.predict_mf(Z, W)[user])


class TestObjective:
    @pytest.mark.oracle("mf_objective", library="sklearn.metrics.mean_squared_error")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        (Y, mask), (Z, W) = table(seed), factors(seed)
        data = mean_squared_error(Y[mask], (Z @ W)[mask]) * mask.sum()
        want = data + 0.15 * np.linalg.norm(Z) ** 2 + 0.45 * np.linalg.norm(W) ** 2
        assert_allclose(topic.mf_objective(Y, mask, Z, W, 0.3, 0.9), want)

    @pytest.mark.oracle("mf_gradients", library="scipy.optimize.approx_fprime")
    @seeds
    def test_gradients_against_differences(self, topic, seed):
        (Y, mask), (Z, W) = table(seed), factors(seed)

        def objective(t):
            parts = t[: Z.size].reshape(Z.shape), t[Z.size :].reshape(W.shape)
            return topic.mf_objective(Y, mask, *parts, 0.3, 0.9)

        at = np.concatenate([Z.ravel(), W.ravel()])
        dZ, dW = topic.mf_gradients(Y, mask, Z, W, 0.3, 0.9)
        got = np.concatenate([dZ.ravel(), dW.ravel()])
        assert_allclose(got, approx_fprime(at, objective, 1e-6), rtol=1e-4, atol=1e-4)

    def test_zero_at_an_exact_factorisation(self, topic):
        Z, W = factors(0)
        mask = table(0)[1]
        dZ, dW = topic.mf_gradients(np.where(mask, Z @ W, np.nan), mask, Z, W, 0.0, 0.0)
        assert not dZ.any()
        assert not dW.any()


class TestSgd:
    @pytest.mark.oracle("mf_sgd_step", library="scipy.optimize.approx_fprime")
    @seeds
    def test_a_step_goes_down_its_own_loss(self, topic, seed):
        Z, W = factors(seed)

        def loss(t):
            z, w = t[:2], t[2:]
            return 0.5 * (z @ w - 4.0) ** 2 + 0.15 * (t @ t)

        slope = approx_fprime(np.concatenate([Z[3], W[:, 2]]), loss, 1e-6)
        new_Z, new_W = topic.mf_sgd_step(Z, W, 3, 2, 4.0, 0.1, 0.3)
        assert_allclose(new_Z[3], Z[3] - 0.1 * slope[:2], atol=1e-6)
        assert_allclose(new_W[:, 2], W[:, 2] - 0.1 * slope[2:], atol=1e-6)
        assert_array_equal(np.delete(new_Z, 3, axis=0), np.delete(Z, 3, axis=0))
        assert_array_equal(np.delete(new_W, 2, axis=1), np.delete(W, 2, axis=1))

    @pytest.mark.oracle("mf_sgd_fit", library="numpy.linalg.svd")
    @seeds
    def test_finds_a_low_rank(self, topic, seed):
        Z, W = factors(seed, 12, 9)
        Y = Z @ W
        call = Y, np.ones(Y.shape, dtype=bool), 2, 0.05, 0.0, 150, np.random.default_rng(seed)
        Z, W, errors = topic.mf_sgd_fit(*call)
        assert np.linalg.svd(Y, compute_uv=False)[2] < 1e-12
        assert_allclose(Z @ W, Y, atol=0.05)
        assert errors[-1] < 0.05 < errors[0]

    def test_fills_in_what_was_hidden(self, topic):
        Z, W = factors(3, 12, 9)
        _, mask = table(3, 12, 9, 0.8)
        Y = np.where(mask, Z @ W, np.nan)
        got_Z, got_W, _ = topic.mf_sgd_fit(Y, mask, 2, 0.05, 0.0, 400, np.random.default_rng(0))
        assert_allclose(got_Z @ got_W, Z @ W, atol=0.1)

    def test_no_epochs(self, topic):
        Y, mask = table(0)
        Z, W, errors = topic.mf_sgd_fit(Y, mask, 3, 0.1, 0.0, 0, np.random.default_rng(4))
        rng = np.random.default_rng(4)
        assert_array_equal(Z, 0.1 * rng.standard_normal((7, 3)))
        assert_array_equal(W, 0.1 * rng.standard_normal((3, 5)))
        assert errors == []


class TestAls:
    @pytest.mark.oracle("als_users", library="sklearn.linear_model.Ridge")
    @seeds
    def test_a_ridge_a_user(self, topic, seed):
        (Y, mask), (_, W) = table(seed), factors(seed)
        got = topic.als_users(Y, mask, W, 0.7)
        for i, seen in enumerate(mask):
            model = Ridge(alpha=0.7, fit_intercept=False).fit(W[:, seen].T, Y[i, seen])
            assert_allclose(got[i], model.coef_, rtol=1e-9)

    @seeds
    def test_shortest_without_penalty(self, topic, seed):
        Y, mask = table(seed, share=0.2)
        _, W = factors(seed, k=3)
        W[:, 1] = 2 * W[:, 0]
        got = topic.als_users(Y, mask, W, 0.0)
        for i, seen in enumerate(mask):
            want = np.linalg.pinv(W[:, seen].T) @ Y[i, seen]
            assert_allclose(got[i], want, rtol=1e-8, atol=1e-10)

    def test_strangers_and_negative_penalties(self, topic):
        Y, (_, W) = np.full((2, 5), np.nan), factors(0)
        for lam in (0.0, 1.0):
            assert not topic.als_users(Y, ~np.isnan(Y), W, lam).any()
        with pytest.raises(ValueError, match="lam"):
            topic.als_users(*table(0), W, -0.1)

    @pytest.mark.oracle("als_fit", library="numpy.linalg.svd")
    @seeds
    def test_fully_observed_it_thresholds_singular_values(self, topic, seed):
        Y = np.random.default_rng(seed).normal(size=(8, 6)) * [3, 2, 1, 1, 1, 1]
        everything = np.ones(Y.shape, dtype=bool)
        U, s, Vt = np.linalg.svd(Y, full_matrices=False)
        for lam in (0.0, 0.5):
            want = (U[:, :2] * np.maximum(s[:2] - lam, 0)) @ Vt[:2]
            Z, W, objectives = topic.als_fit(
                Y, everything, 2, lam, 400, np.random.default_rng(seed)
            )
            assert_allclose(Z @ W, want, atol=1e-5)
            assert np.all(np.diff(objectives) <= 1e-9 * objectives[0])
            assert_allclose(
                objectives[-1], np.sum((Y - Z @ W) ** 2) + lam * (np.sum(Z**2) + np.sum(W**2))
            )

    def test_one_sweep_finds_an_exact_rank(self, topic):
        Z, W = factors(2)
        Y = Z @ W
        got_Z, got_W, objectives = topic.als_fit(Y, Y < 99, 2, 0.0, 1, np.random.default_rng(0))
        assert_allclose(got_Z @ got_W, Y, rtol=1e-6, atol=1e-9)
        assert len(objectives) == 1
        assert objectives[0] < 1e-18

    @pytest.mark.oracle("fold_in_user", library="sklearn.linear_model.Ridge")
    @seeds
    def test_folding_in(self, topic, seed):
        (Y, mask), (_, W) = table(seed), factors(seed)
        b_item = np.random.default_rng(seed).normal(size=5)
        seen = mask[0]
        rest = Y[0, seen] - 3.0 - b_item[seen]
        model = Ridge(alpha=0.4, fit_intercept=False).fit(W[:, seen].T, rest)
        got = topic.fold_in_user(Y[0], seen, W, 0.4, 3.0, b_item)
        assert_allclose(got, model.coef_, rtol=1e-9)
        assert_allclose(topic.fold_in_user(Y[0], seen, W, 0.4), topic.als_users(Y, mask, W, 0.4)[0])
        nothing = topic.fold_in_user(np.full(5, np.nan), np.zeros(5, dtype=bool), W, 0.0, 3.0)
        assert_array_equal(nothing, [0, 0])


@pytest.mark.oracle("content_fit", library="sklearn.linear_model.Ridge")
@seeds
def test_content_fit(topic, seed):
    rng = np.random.default_rng(seed)
    F, y = rng.normal(2, 1, size=(12, 3)), rng.normal(3, 1, size=12)
    model = Ridge(alpha=1.5).fit(F, y)
    assert_allclose(topic.content_fit(F, y, 1.5), np.concatenate([[model.intercept_], model.coef_]))
    F[:, 2] = F[:, 0] + F[:, 1]
    got = topic.content_fit(F, y, 0.0)
    w = np.linalg.pinv(F - F.mean(axis=0)) @ (y - y.mean())
    assert_allclose(got, np.concatenate([[y.mean() - F.mean(axis=0) @ w], w]), rtol=1e-8)


class TestLists:
    @pytest.mark.oracle("recommend", library="numpy.lexsort")
    @seeds
    def test_recommend(self, topic, seed):
        rng = np.random.default_rng(seed)
        scores, seen = rng.integers(0, 4, size=12).astype(float), rng.random(12) < 0.4
        scores[rng.integers(12)] = -np.inf
        order = np.lexsort((np.arange(12), -scores))
        want = order[~seen[order]]
        for n_top in (0, 1, 3, 12, 40):
            got = topic.recommend(scores, seen, n_top)
            assert_array_equal(got, want[:n_top])
            assert got.dtype.kind == "i"
        assert topic.recommend(scores, seen | True, 3).shape == (0,)

    @pytest.mark.oracle("ndcg_at_k", library="sklearn.metrics.ndcg_score")
    @seeds
    def test_ndcg(self, topic, seed):
        rng = np.random.default_rng(seed)
        relevance, scores = rng.integers(0, 4, size=9).astype(float), rng.normal(size=9)
        for k in (1, 2, 5, 9, 20):
            want = ndcg_score([relevance], [scores], k=k)
            assert_allclose(topic.ndcg_at_k(relevance, scores, k), want, rtol=1e-12)
        assert topic.ndcg_at_k(np.zeros(3), np.arange(3.0), 2) == 0
        with pytest.raises(ValueError, match="k must"):
            topic.ndcg_at_k(relevance, scores, 0)
