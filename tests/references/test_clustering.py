"""References of clustering against oracles that we did not write, and edge cases."""

from itertools import combinations

import numpy as np
import pandas as pd
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.cluster.hierarchy import fcluster, linkage
from scipy.cluster.vq import kmeans2, vq
from scipy.spatial.distance import cdist, pdist, squareform
from scipy.special import softmax, xlogy
from sklearn.cluster import KMeans
from sklearn.datasets import load_iris
from sklearn.metrics import rand_score, silhouette_samples
from sklearn.mixture import GaussianMixture

seeds = pytest.mark.parametrize("seed", range(5))
FOUR = np.array([[0.0], [2.0], [6.0], [10.0]])


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("clustering")


@pytest.fixture(autouse=True)
def no_warnings():
    """Let no reference divide by zero or overflow."""
    with np.errstate(all="raise", under="ignore"):
        yield


def rows_and_centers(seed, n=40, d=3, K=4):
    rng = np.random.default_rng(seed)
    return rng.normal(size=(n, d)), rng.normal(size=(K, d))


def nine_blobs(seed, n=20):
    rng = np.random.default_rng(seed)
    corners = 10.0 * np.array([[i, j] for i in range(3) for j in range(3)])
    return np.repeat(corners, n, axis=0) + 0.3 * rng.normal(size=(9 * n, 2))


class TestHalfSteps:
    @pytest.mark.oracle("assign_clusters", library="scipy.spatial.distance.cdist")
    @seeds
    def test_assignment_against_scipy(self, topic, seed):
        X, centers = rows_and_centers(seed)
        for rows in (X, X + 1e8, 1e-90 * X, 1e90 * X):
            moved = centers if rows is X else rows[:4]
            labels = topic.assign_clusters(rows, moved)
            assert_array_equal(labels, cdist(rows, moved).argmin(axis=1))
        assert labels.dtype.kind == "i"

    def test_ties_and_integers(self, topic):
        assert topic.assign_clusters(FOUR, np.array([[1.0], [3.0]])).tolist() == [0, 0, 1, 1]
        assert topic.assign_clusters(FOUR, np.array([[3.0], [3.0], [3.0]])).tolist() == [0] * 4
        X, centers = np.array([[250, 3], [5, 0]]), np.array([[0, 0], [255, 9]])
        expected = topic.assign_clusters(X, centers)
        for kind in (np.uint8, np.int16):
            assert_array_equal(
                topic.assign_clusters(X.astype(kind), centers.astype(kind)), expected
            )
        assert expected.tolist() == [1, 0]

    @pytest.mark.oracle("update_centers", library="pandas.DataFrame.groupby")
    @seeds
    def test_means_against_pandas(self, topic, seed):
        X, centers = rows_and_centers(seed)
        labels = np.random.default_rng(seed).permutation(np.arange(40) % 4)
        means = pd.DataFrame(X).groupby(labels).mean().to_numpy()
        assert_allclose(topic.update_centers(X, labels, centers), means, rtol=1e-12, atol=1e-15)
        half = topic.update_centers(X, 2 * (labels // 2), centers)
        assert_array_equal(half[[1, 3]], centers[[1, 3]])
        whole = topic.update_centers(np.array([[1], [2]]), np.array([0, 0]), np.array([[7], [9]]))
        assert whole.tolist() == [[1.5], [9.0]]
        assert whole.dtype == float

    @pytest.mark.oracle("kmeans_loss", library="sklearn.cluster.KMeans")
    @seeds
    def test_loss_against_scikit_learn(self, topic, seed):
        X, centers = rows_and_centers(seed)
        model = KMeans(4, init=centers, n_init=1).fit(X)
        got = topic.kmeans_loss(X, model.cluster_centers_, model.labels_)
        assert_allclose(got, model.inertia_, rtol=1e-9)
        assert topic.kmeans_loss(X, X, np.arange(40)) == 0
        assert topic.kmeans_loss(FOUR, np.array([[1.0], [3.0]]), np.array([1, 1, 0, 0])) == 116


class TestKmeans:
    @pytest.mark.oracle("kmeans", library="sklearn.cluster.KMeans")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        X, _ = rows_and_centers(seed, 80, 2)
        for init in (X[:4], load_iris().data[[0, 60, 120]]):
            rows = X if init.shape[1] == 2 else load_iris().data
            centers, labels, losses = topic.kmeans(rows, init)
            model = KMeans(len(init), init=init, n_init=1, algorithm="lloyd", tol=0).fit(rows)
            assert_allclose(centers, model.cluster_centers_, rtol=1e-9, atol=1e-12)
            assert_array_equal(labels, model.labels_)
            assert_allclose(losses[-1], model.inertia_, rtol=1e-9)
            assert (np.diff(losses) <= 1e-12 * losses[0]).all()

    @seeds
    def test_few_moves_against_scipy(self, topic, seed):
        X, _ = rows_and_centers(seed, 60, 2)
        for moves in (1, 2, 5):
            centers, labels, losses = topic.kmeans(X, X[:3], moves)
            theirs, _ = kmeans2(X, X[:3], iter=moves, minit="matrix")
            assert_allclose(centers, theirs, rtol=1e-9)
            assert_array_equal(labels, cdist(X, theirs).argmin(axis=1))
            assert len(losses) <= moves + 1

    def test_stops(self, topic):
        init = np.array([[0.0], [2.0]])
        expected = {0: [80], 1: [80, 20], 2: [80, 20, 10], 3: [80, 20, 10, 10], 9: [80, 20, 10, 10]}
        for moves, losses in expected.items():
            assert topic.kmeans(FOUR, init, moves)[2].tolist() == losses
        assert topic.kmeans(FOUR, init, tol=4.0)[2].tolist() == [80, 20]
        assert topic.kmeans(FOUR, init, tol=3.9)[2].tolist() == [80, 20, 10]
        assert topic.kmeans(FOUR, np.array([[1.0], [8.0]]))[2].tolist() == [10, 10]
        centers, labels, _ = topic.kmeans(FOUR, np.array([[5], [90]]))
        assert (centers.tolist(), labels.tolist()) == ([[4.5], [90.0]], [0] * 4)
        centers, labels, losses = topic.kmeans(FOUR, init, tol=4.0)
        assert_array_equal(labels, topic.assign_clusters(FOUR, centers))
        assert losses[-1] == topic.kmeans_loss(FOUR, centers, labels)

    @pytest.mark.oracle("init_centers", analytic="the recipe, and all rows equally often")
    def test_starts(self, topic):
        rng = np.random.default_rng(3)
        order = np.random.default_rng(3).choice(4, size=4, replace=False)
        assert_array_equal(topic.init_centers(FOUR, 4, rng), FOUR[order])
        draws = [topic.init_centers(FOUR, 2, rng).ravel().tolist() for _ in range(3000)]
        shares = pd.Series([tuple(sorted(draw)) for draw in draws]).value_counts(normalize=True)
        assert len(shares) == 6
        assert (np.abs(shares - 1 / 6) < 5 * np.sqrt(5 / 36 / 3000)).all()
        assert topic.init_centers(FOUR.astype(int), 1, rng).dtype == float
        with pytest.raises(ValueError, match="centres"):
            topic.init_centers(FOUR, 5, rng)

    @pytest.mark.oracle("kmeans_restarts", library="sklearn.cluster.KMeans")
    @pytest.mark.parametrize(
        ("k", "loss"), [(1, 681.371), (2, 152.348), (3, 78.851), (4, 57.228), (5, 46.446)]
    )
    def test_irises(self, topic, k, loss):
        X = load_iris().data
        centers, labels, got = topic.kmeans_restarts(X, k, 40, np.random.default_rng(0))
        assert_allclose(got, loss, atol=5e-4)
        assert_allclose(got, KMeans(k, n_init=40, random_state=0, tol=0).fit(X).inertia_, rtol=1e-3)
        assert_allclose(topic.kmeans_loss(X, centers, labels), got)

    def test_best_of_runs(self, topic):
        X = nine_blobs(0)
        rng = np.random.default_rng(5)
        runs = [topic.kmeans(X, topic.init_centers(X, 9, rng)) for _ in range(6)]
        best = min(runs, key=lambda run: run[2][-1])
        centers, labels, loss = topic.kmeans_restarts(X, 9, 6, np.random.default_rng(5))
        assert_array_equal(centers, best[0])
        assert_array_equal(labels, best[1])
        assert loss == best[2][-1]
        first, _, _ = topic.kmeans_restarts(FOUR, 2, 30, np.random.default_rng(1))
        for unit in (1e-9, 1.0):
            again, _, _ = topic.kmeans_restarts(unit * FOUR, 2, 30, np.random.default_rng(1))
            assert_allclose(again, unit * first)
        for n_init in (0, -1):
            with pytest.raises(ValueError, match="n_init"):
                topic.kmeans_restarts(X, 2, n_init, rng)

    @pytest.mark.oracle(
        "split_merge", analytic="a bad start that one move repairs; the top eigenvector"
    )
    @seeds
    def test_one_move_repairs_a_bad_start(self, topic, seed):
        rng = np.random.default_rng(seed)
        blob = 0.3 * rng.normal(size=(30, 2))
        X = np.vstack([blob, blob + np.array([10, 0]), blob + np.array([14, 1])])
        bad, labels, losses = topic.kmeans(X, np.array([[-0.1, 0.0], [0.1, 0.0], [12.0, 0.5]]))
        new = topic.split_merge(X, bad, labels)
        assert topic.kmeans(X, new)[2][-1] < losses[-1] / 3
        assert_allclose(new[0], blob.mean(axis=0), atol=1e-12)
        values, vectors = np.linalg.eigh(np.cov(X[30:].T, ddof=0))
        assert_allclose(new[2] + new[1], 2 * X[30:].mean(axis=0), atol=1e-9)
        assert_allclose(np.linalg.norm(new[2] - new[1]), 2 * np.sqrt(values[-1]))
        assert_allclose(np.abs((new[2] - new[1]) @ vectors[:, 0]), 0, atol=1e-9)
        assert (new[2] - new[1])[0] > 0

    def test_moves_of_special_clusters(self, topic):
        labels = np.array([0, 1, 2, 2])
        centers = np.array([[0.0], [1.0], [8.0]])
        assert topic.split_merge(FOUR, centers, labels).ravel().tolist() == [0.5, 6.0, 10.0]
        empty = topic.split_merge(FOUR, centers, np.array([2, 2, 2, 2])).ravel()
        assert_allclose(empty, [0.5, 4.5 - np.sqrt(14.75), 4.5 + np.sqrt(14.75)])
        one = topic.split_merge(FOUR, centers, np.array([1, 1, 1, 2])).ravel()
        assert one.tolist() == [1, 10, 10]
        with pytest.raises(ValueError, match="third"):
            topic.split_merge(FOUR, centers[:2], np.array([0, 0, 1, 1]))

    @pytest.mark.oracle("kmeans_plus_plus", analytic="the shares D2 / sum of the second row")
    def test_plus_plus(self, topic):
        rng = np.random.default_rng(0)
        count, seen = 4000, {(i, j): 0 for i in range(4) for j in range(4)}
        for _ in range(count):
            first, second = topic.kmeans_plus_plus(FOUR, 2, rng).ravel()
            seen[FOUR.ravel().tolist().index(first), FOUR.ravel().tolist().index(second)] += 1
        for (i, j), times in seen.items():
            squares = (FOUR.ravel() - FOUR[i, 0]) ** 2
            p = squares[j] / squares.sum() / 4
            assert abs(times / count - p) <= 5 * np.sqrt(p * (1 - p) / count)
        assert_array_equal(topic.kmeans_plus_plus(0 * FOUR, 3, rng), np.zeros((3, 1)))
        for k in (0, 5):
            with pytest.raises(ValueError, match="centres"):
                topic.kmeans_plus_plus(FOUR, k, rng)

    def test_plus_plus_finds_nine_blobs(self, topic):
        X, ends = nine_blobs(1), {"plus": [], "plain": []}
        for seed in range(30):
            rng = np.random.default_rng(seed)
            ends["plus"].append(topic.kmeans(X, topic.kmeans_plus_plus(X, 9, rng))[2][-1])
            ends["plain"].append(topic.kmeans(X, topic.init_centers(X, 9, rng))[2][-1])
        assert 5 * np.mean(ends["plus"]) < np.mean(ends["plain"])


class TestSoftly:
    @pytest.mark.oracle("soft_assign", library="scipy.special.softmax")
    @seeds
    def test_shares_against_scipy(self, topic, seed):
        X, centers = rows_and_centers(seed)
        for beta in (0.0, 0.3, 5.0, 1e6):
            expected = softmax(-beta * cdist(X, centers, "sqeuclidean"), axis=1)
            assert_allclose(topic.soft_assign(X, centers, beta), expected, rtol=1e-7, atol=1e-12)
        assert_allclose(topic.soft_assign(X, centers, 0.0), 0.25)
        hard = topic.soft_assign(X, centers, 1e6)
        assert_array_equal(hard.argmax(axis=1), topic.assign_clusters(X, centers))
        assert topic.soft_assign(FOUR[:1], np.array([[1], [-1], [9]]), 1e6).tolist() == [
            [0.5, 0.5, 0]
        ]

    @pytest.mark.oracle("soft_kmeans", library="sklearn.mixture.GaussianMixture")
    @seeds
    def test_one_move_against_a_mixture(self, topic, seed):
        X, centers = rows_and_centers(seed, 50, 2, 3)
        beta = 0.7
        _, R, _ = topic.soft_kmeans(X, centers, beta, 0)
        mixture = GaussianMixture(3, covariance_type="spherical", max_iter=1)
        mixture.weights_, mixture.means_ = np.full(3, 1 / 3), centers
        mixture.covariances_ = np.full(3, 1 / (2 * beta))
        mixture.precisions_cholesky_ = np.full(3, np.sqrt(2 * beta))
        assert_allclose(R, mixture.predict_proba(X), rtol=1e-9, atol=1e-12)
        moved, _, _ = topic.soft_kmeans(X, centers, beta, 1)
        assert_allclose(moved, np.array([np.average(X, axis=0, weights=w) for w in R.T]))

    @seeds
    def test_objective(self, topic, seed):
        X, start = rows_and_centers(seed, 50, 2, 3)
        for beta in (0.2, 1.0, 20.0):
            centers, R, objectives = topic.soft_kmeans(X, start, beta, 25)
            assert len(objectives) == 26
            assert (np.diff(objectives) <= 1e-12 * np.abs(objectives[0]) + 1e-12).all()
            squares = cdist(X, centers, "sqeuclidean")
            assert_allclose(objectives[-1], np.sum(R * squares) + np.sum(xlogy(R, R)) / beta)
            assert_allclose(
                objectives[-1], -np.logaddexp.reduce(-beta * squares, axis=1).sum() / beta
            )
        hard, _, objectives = topic.soft_kmeans(X, X[:3], 1e6, 60)
        centers, _, losses = topic.kmeans(X, X[:3])
        assert_allclose(hard, centers, atol=1e-6)
        assert_allclose(objectives[-1], losses[-1], rtol=1e-6)

    def test_far_centre_and_errors(self, topic):
        far = np.array([[1], [1000]])
        centers, R, objectives = topic.soft_kmeans(FOUR, far, 1.0, 3)
        assert centers.ravel().tolist() == [4.5, 1000.0]
        assert np.isfinite(objectives).all()
        assert R[:, 1].tolist() == [0] * 4
        near = topic.soft_kmeans(FOUR[:1], np.array([[0.0], [np.sqrt(46.0)]]), 1.0, 1)[0]
        assert near[1, 0] == np.sqrt(46.0)
        moved = topic.soft_kmeans(FOUR[:1], np.array([[0.0], [np.sqrt(20.0)]]), 1.0, 1)[0]
        assert_allclose(moved[1, 0], 0.0)
        for beta in (0.0, -1.0, np.nan):
            with pytest.raises(ValueError, match="beta"):
                topic.soft_kmeans(FOUR, far, beta, 1)

    @pytest.mark.oracle("vector_quantize", library="scipy.cluster.vq.vq")
    @seeds
    def test_codes_against_scipy(self, topic, seed):
        X, centers = rows_and_centers(seed)
        codes, X_hat, mse = topic.vector_quantize(X, centers)
        theirs, distances = vq(X, centers)
        assert_array_equal(codes, theirs)
        assert_allclose(mse, np.sum(distances**2) / X.size)
        assert_array_equal(X_hat, centers[theirs])
        assert topic.vector_quantize(X[:2], X)[2] == 0


class TestTrees:
    @pytest.mark.oracle("single_linkage", library="scipy.cluster.hierarchy.linkage")
    @seeds
    def test_merges_against_scipy(self, topic, seed):
        X, _ = rows_and_centers(seed, 25)
        theirs = linkage(X, "single")
        theirs[:, :2].sort(axis=1)
        assert_allclose(topic.single_linkage(squareform(pdist(X))), theirs, rtol=1e-9)
        whole = np.random.default_rng(seed).integers(0, 6, size=(20, 2))
        D = np.abs(whole[:, np.newaxis] - whole).sum(axis=2)
        assert_array_equal(topic.single_linkage(D)[:, 2], linkage(squareform(D), "single")[:, 2])

    def test_ties_and_errors(self, topic):
        equal = 5 * (1 - np.eye(4))
        assert topic.single_linkage(equal)[:, :2].tolist() == [[0, 1], [2, 3], [4, 5]]
        assert topic.single_linkage(np.zeros((3, 3)))[:, 2].tolist() == [0, 0]
        assert topic.single_linkage(np.zeros((1, 1))).shape == (0, 4)
        assert topic.single_linkage(np.array([[0, 3], [3, 0]])).tolist() == [[0, 1, 3, 2]]
        tilted = 1e-12 * np.array([[0.0, 1.0], [1.001, 0.0]])
        for D in (np.zeros((2, 3)), np.zeros((3, 1)), tilted, np.array([[0, 1], [2, 0]])):
            with pytest.raises(ValueError, match="must be"):
                topic.single_linkage(D)
        topic.single_linkage(np.array([[0, 1e6], [1e6 + 1e-6, 0]]))

    @pytest.mark.oracle("cut_tree", library="scipy.cluster.hierarchy.fcluster")
    @seeds
    def test_cuts_against_scipy(self, topic, seed):
        X, _ = rows_and_centers(seed, 25)
        merges = topic.single_linkage(squareform(pdist(X)))
        for k in (1, 2, 5, 25):
            labels = topic.cut_tree(merges, 25, k=k)
            assert rand_score(labels, fcluster(merges, k, "maxclust")) == 1
            first = [labels.tolist().index(name) for name in range(k)]
            assert first == sorted(first)
            assert len(set(labels)) == k
        for height in (0.0, merges[0, 2], merges[7, 2], merges[-1, 2], 99.0):
            labels = topic.cut_tree(merges, 25, height=height)
            assert rand_score(labels, fcluster(merges, height, "distance")) == 1

    def test_one_of_both(self, topic):
        merges = np.array([[0.0, 1, 1, 2], [2, 3, 1, 3]])
        assert topic.cut_tree(merges, 3, height=0).tolist() == [0, 1, 2]
        assert topic.cut_tree(merges, 3, height=1.0).tolist() == [0, 0, 0]
        assert topic.cut_tree(merges, 3, k=2).tolist() == [0, 0, 1]
        assert topic.cut_tree(np.zeros((0, 4)), 1, k=1).tolist() == [0]
        for both in ({}, {"k": 1, "height": 1.0}, {"k": 1, "height": 0.0}):
            with pytest.raises(ValueError, match="exactly one"):
                topic.cut_tree(merges, 3, **both)

    @pytest.mark.oracle("silhouette_samples", library="sklearn.metrics.silhouette_samples")
    @seeds
    def test_silhouettes_against_scikit_learn(self, topic, seed):
        X, centers = rows_and_centers(seed)
        D, labels = squareform(pdist(X)), 3 * topic.assign_clusters(X, centers) - 4
        labels[0] = 99
        theirs = silhouette_samples(D, labels, metric="precomputed")
        assert_allclose(topic.silhouette_samples(D, labels), theirs, rtol=1e-9, atol=1e-12)
        assert topic.silhouette_samples(0 * D, labels).tolist() == [0] * 40
        with pytest.raises(ValueError, match="two clusters"):
            topic.silhouette_samples(D, 0 * labels)


class TestChoices:
    @pytest.mark.oracle("elbow_k", published="the losses of the irises, given in many books: 2")
    def test_bends(self, topic):
        losses = np.array([681.371, 152.348, 78.851, 57.228, 46.446])
        assert topic.elbow_k(losses, np.arange(1, 6)) == 2
        assert topic.elbow_k(1e-9 * losses, np.arange(1, 6)) == 2
        assert topic.elbow_k(np.array([100, 60, 40, 5, 4]), np.arange(1, 6)) == 4
        assert topic.elbow_k(np.array([9.0, 8.0, 5.0, 0.0]), np.array([2, 4, 6, 8])) == 4
        tied = np.array([0.9, 0.5, 0.4, 0.0, -0.1]) + 0.1
        assert topic.elbow_k(tied, np.arange(1, 6)) == 2
        for ks in ([1, 2], [1, 2, 4], [1, 3, 4, 5]):
            with pytest.raises(ValueError, match="equally spaced"):
                topic.elbow_k(losses[: len(ks)], np.array(ks))

    @pytest.mark.oracle(
        "kleinberg_check", published="Kleinberg 2002, section 2: three stopping rules"
    )
    @seeds
    def test_three_stopping_rules(self, topic, seed):
        rng = np.random.default_rng(seed)
        X = np.repeat([[0.0, 0.0], [3.0, 0.0], [0.0, 3.0]], 6, axis=0) + 0.3 * rng.normal(
            size=(18, 2)
        )
        D, two, three = squareform(pdist(X)), np.arange(18) % 2, np.arange(18) % 3

        def cut(D, **rule):
            return topic.cut_tree(topic.single_linkage(D), len(D), **rule)

        rules = {
            "richness": lambda D: cut(D, k=3),
            "scale": lambda D: cut(D, height=0.9),
            "consistency": lambda D: cut(D, height=0.3 * D.max()),
        }
        for broken, rule in rules.items():
            found = topic.kleinberg_check(rule, D, two, np.random.default_rng(seed), 40)
            assert [name for name, holds in found.items() if not holds] == [broken]
        assert topic.kleinberg_check(rules["richness"], D, three, rng)["richness"]
        shuffled = topic.kleinberg_check(
            lambda D: (rules["richness"](D) + int(100 * D[0, 1])) % 3, D, three, rng
        )
        assert all(shuffled.values())


def test_small_bends_of_all_pairs(topic):
    """All local minima of k-means on four points, found by trying every partition."""
    best = min(
        sum(np.sum((part - part.mean()) ** 2) for part in (FOUR[list(some)], np.delete(FOUR, some)))
        for size in (1, 2)
        for some in combinations(range(4), size)
    )
    assert topic.kmeans_restarts(FOUR, 2, 20, np.random.default_rng(0))[2] == best == 10
