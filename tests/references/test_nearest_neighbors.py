"""References of nearest_neighbors against oracles that we did not write, and their edge cases."""

from itertools import product

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.spatial import KDTree
from scipy.spatial.distance import cdist
from sklearn.model_selection import LeaveOneOut, cross_val_score
from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor, NearestNeighbors
from sklearn.preprocessing import MinMaxScaler

seeds = pytest.mark.parametrize("seed", range(5))
POWERS = (1.0, 1.5, 2.0, 3.0, 10.0, np.inf)


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("nearest_neighbors")


def rows(seed, n=40, m=15, d=3):
    rng = np.random.default_rng(seed)
    return rng.normal(size=(n, d)), rng.normal(size=(m, d))


def labels(seed, n=40, names=("kiwi", "lime", "pear")):
    return np.array(names)[np.random.default_rng(seed).integers(len(names), size=n)]


def vote(near, weights=None):
    """Return the label with the largest sum, the first of tied ones."""
    weights = np.ones(len(near)) if weights is None else weights
    sums = {}
    for label, weight in zip(near.tolist(), weights, strict=True):
        sums[label] = sums.get(label, 0.0) + weight
    return next(label for label, total in sums.items() if total >= max(sums.values()) - 1e-9)


class TestMinMaxScale:
    @pytest.mark.oracle("min_max_scale", library="sklearn.preprocessing.MinMaxScaler")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        X, Q = rows(seed)
        for low, high in ((0.0, 1.0), (-1.0, 1.0), (3.0, 7.5)):
            oracle = MinMaxScaler((low, high)).fit(X)
            assert_allclose(topic.min_max_scale(X, Q, low, high), oracle.transform(Q), atol=1e-12)
            assert_allclose(topic.min_max_scale(X, X, low, high), oracle.transform(X), atol=1e-12)

    def test_constant_columns_become_low_everywhere(self, topic):
        got = topic.min_max_scale(np.full((7, 1), 0.1), np.array([[0.1], [9.0]]), 2.0, 3.0)
        assert_array_equal(got, [[2.0], [2.0]])

    @pytest.mark.parametrize("ends", [(1.0, 1.0), (2.0, 0.0)])
    def test_empty_ranges_are_refused(self, topic, ends):
        with pytest.raises(ValueError, match="low"):
            topic.min_max_scale(*rows(0), *ends)


class TestPairwiseDistances:
    @pytest.mark.oracle("pairwise_distances", library="scipy.spatial.distance.cdist")
    @seeds
    @pytest.mark.parametrize("p", POWERS)
    def test_against_scipy(self, topic, seed, p):
        A, B = rows(seed)
        metric = {"metric": "chebyshev"} if p == np.inf else {"metric": "minkowski", "p": p}
        assert_allclose(topic.pairwise_distances(A, B, p), cdist(A, B, **metric), rtol=1e-9)

    def test_never_nan_where_rows_are_equal(self, topic):
        X = np.random.default_rng(0).normal(size=(200, 5)) + 1e6
        D = topic.pairwise_distances(X, X)
        assert np.isfinite(D).all()
        assert (D >= 0).all()
        bound = 1e-12 * np.add.outer(np.sum(X**2, axis=1), np.sum(X**2, axis=1))
        assert (np.abs(D**2 - cdist(X, X, "sqeuclidean")) <= bound).all()

    def test_unsigned_integers_do_not_wrap(self, topic):
        A, B = np.array([[2, 250]], np.uint8), np.array([[3, 251]], np.uint8)
        for p in POWERS:
            expected = cdist(A.astype(float), B.astype(float), "chebyshev") * 2 ** (1 / p)
            assert_allclose(topic.pairwise_distances(A, B, p), expected, rtol=1e-9)

    @pytest.mark.parametrize("p", [0.5, 0.0, -1.0, float("nan")])
    def test_small_p_is_refused(self, topic, p):
        with pytest.raises(ValueError, match="p"):
            topic.pairwise_distances(*rows(0), p)


class TestKnnIndices:
    @pytest.mark.oracle("knn_indices", library="sklearn.neighbors.NearestNeighbors")
    @seeds
    @pytest.mark.parametrize("p", [1.0, 2.0, np.inf])
    def test_against_scikit_learn(self, topic, seed, p):
        X, Q = rows(seed)
        oracle = NearestNeighbors(metric="chebyshev" if p == np.inf else "minkowski",
                                  p=2 if p == np.inf else p).fit(X)  # fmt: skip
        for k in (1, 7, 40):
            expected = oracle.kneighbors(Q, k, return_distance=False)
            assert_array_equal(topic.knn_indices(X, Q, k, p), expected)

    @seeds
    def test_ties_go_to_the_smaller_index(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, Q = rng.integers(-3, 4, size=(80, 2)), rng.integers(-3, 4, size=(9, 2))
        D = cdist(Q, X, "sqeuclidean")
        expected = [np.lexsort((np.arange(80), row)) for row in D]
        assert_array_equal(topic.knn_indices(X, Q, 80), expected)

    @pytest.mark.parametrize("k", [0, -1, 41])
    def test_other_k_is_refused(self, topic, k):
        with pytest.raises(ValueError, match="k"):
            topic.knn_indices(*rows(0), k)


class TestVotes:
    @pytest.mark.oracle("knn_classify", library="sklearn.neighbors.KNeighborsClassifier")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        X, Q = rows(seed)
        y = labels(seed, names=("kiwi", "pear"))
        for k in (1, 3, 9, 39):
            expected = KNeighborsClassifier(k).fit(X, y).predict(Q)
            assert_array_equal(topic.knn_classify(X, y, Q, k), expected)

    @pytest.mark.oracle("knn_classify_weighted", library="sklearn.neighbors.KNeighborsClassifier")
    @seeds
    def test_weighted_against_scikit_learn(self, topic, seed):
        X, Q = rows(seed)
        y, Q = labels(seed), np.vstack([Q, X[:3]])
        for k in (1, 4, 9, 40):
            expected = KNeighborsClassifier(k, weights="distance").fit(X, y).predict(Q)
            assert_array_equal(topic.knn_classify_weighted(X, y, Q[:15], k), expected[:15])

    @seeds
    def test_ties_go_to_the_first_neighbour(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, Q = rng.integers(-3, 4, size=(60, 2)), rng.integers(-3, 4, size=(20, 2))
        y, D = labels(seed, 60), cdist(Q, X)
        for k in (2, 4, 6):
            plain, weighted = [], []
            for row in D:
                order = np.lexsort((np.arange(60), row))[:k]
                exact = row[order] == 0
                plain.append(vote(y[order]))
                weights = exact if exact.any() else 1 / np.where(exact, 1.0, row[order])
                weighted.append(vote(y[order], weights))
            assert_array_equal(topic.knn_classify(X, y, Q, k), plain)
            assert_array_equal(topic.knn_classify_weighted(X, y, Q, k), weighted)

    def test_only_rows_among_the_k_are_matches(self, topic):
        X, y = np.zeros((4, 1)), np.array(["a", "b", "b", "b"])
        assert topic.knn_classify_weighted(X, y, np.zeros((1, 1)), 2).tolist() == ["a"]
        assert topic.knn_classify_weighted(X, y, np.zeros((1, 1)), 3).tolist() == ["b"]


class TestKnnRegress:
    @pytest.mark.oracle("knn_regress", library="sklearn.neighbors.KNeighborsRegressor")
    @seeds
    @pytest.mark.parametrize("weights", ["uniform", "distance"])
    def test_against_scikit_learn(self, topic, seed, weights):
        X, Q = rows(seed)
        y = np.random.default_rng(seed).normal(size=40)
        for k in (1, 5, 40):
            expected = KNeighborsRegressor(k, weights=weights).fit(X, y).predict(Q)
            assert_allclose(topic.knn_regress(X, y, Q, k, weights), expected, rtol=1e-9)

    def test_exact_matches_against_scikit_learn(self, topic):
        X, y = np.array([[1], [2], [2], [5]]), np.array([3, 4, 9, 0])
        for k in (1, 2, 4):
            oracle = KNeighborsRegressor(k, weights="distance", algorithm="brute").fit(X, y)
            got = topic.knn_regress(X, y, np.array([[2], [1]]), k, "distance")
            if k > 1:
                assert_allclose(got, oracle.predict(np.array([[2], [1]])), rtol=1e-9)
        assert_allclose(got, [6.5, 3.0])

    @pytest.mark.oracle(
        "knn_regress_all_ties", analytic="the smallest radius that takes in k different distances"
    )
    @seeds
    def test_all_ties_against_a_growing_radius(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, x = rng.integers(-3, 4, size=(40, 2)), rng.integers(-3, 4, size=2)
        y, squares = rng.normal(size=40), cdist(X, x[None], "sqeuclidean")[:, 0].astype(int)
        for k in (1, 2, 5, 99):
            near, found = [], 0
            for square in range(200):  # whole numbers, so every distance is met
                here = y[squares == square].tolist()
                found += bool(here)
                near += here
                if here and found == k:
                    break
            expected = np.mean(near)
            assert_allclose(topic.knn_regress_all_ties(X, y, x, k), expected, rtol=1e-9)

    def test_other_words_are_refused(self, topic):
        X, Q = rows(0)
        with pytest.raises(ValueError, match="weights"):
            topic.knn_regress(X, np.ones(40), Q, 3, "Distance")


class TestLooKnnError:
    @pytest.mark.oracle("loo_knn_error", library="sklearn.neighbors.KNeighborsClassifier")
    @seeds
    def test_against_scikit_learn(self, topic, seed):
        X, _ = rows(seed)
        y = labels(seed, names=("kiwi", "pear"))
        ks = [9, 1, 3, 39]
        got = topic.loo_knn_error(X, y, ks)
        for k, rate in zip(ks, got, strict=True):
            scores = cross_val_score(KNeighborsClassifier(k), X, y, cv=LeaveOneOut())
            assert_allclose(rate, 1 - scores.mean(), atol=1e-12)

    def test_twins_are_neighbours(self, topic):
        X, y = np.array([[0.0], [0.0], [9.0]]), np.array(["a", "b", "b"])
        assert topic.loo_knn_error(X, y, [1]).tolist() == [1.0]

    @pytest.mark.parametrize("ks", [[0], [1, 40], [-1, 3]])
    def test_other_ks_are_refused(self, topic, ks):
        with pytest.raises(ValueError, match="k"):
            topic.loo_knn_error(rows(0)[0], labels(0), ks)


def tables(seed):
    rng = np.random.default_rng(seed)
    for n, c in ((1, 3), (3, 2), (4, 3)):
        joint = rng.dirichlet(np.full(n * c, 0.4)).reshape(n, c)
        yield joint
        yield np.vstack([joint, np.zeros((1, c))])


class TestErrorsOfTables:
    @pytest.mark.oracle("bayes_error", analytic="the least error of all rules, tried one by one")
    @seeds
    def test_bayes_error_against_all_rules(self, topic, seed):
        for joint in tables(seed):
            rules = product(range(joint.shape[1]), repeat=len(joint))
            best = min(1 - sum(joint[x, c] for x, c in enumerate(rule)) for rule in rules)
            assert_allclose(topic.bayes_error(joint), best, atol=1e-12)

    @pytest.mark.oracle("nn_error_limit", library="sklearn.neighbors.KNeighborsClassifier")
    def test_limit_against_a_simulation(self, topic):
        joint = np.array([[0.4, 0.1], [0.2, 0.1], [0.05, 0.15]])
        rng = np.random.default_rng(0)
        cases = rng.choice(6, size=8_000, p=joint.ravel())
        x, y = cases // 2, cases % 2
        # A tiny shift makes the nearest row one of the same x, drawn at random.
        X = x[:, np.newaxis] + 1e-3 * rng.uniform(size=(8_000, 1))
        model = KNeighborsClassifier(1).fit(X[:4_000], y[:4_000])
        wrong = np.mean(model.predict(X[4_000:]) != y[4_000:])
        limit = topic.nn_error_limit(joint)
        assert abs(wrong - limit) < 4 * np.sqrt(0.25 / 4_000)

    @pytest.mark.oracle("cover_hart_upper", published="Cover and Hart 1967, inequality (1)")
    @seeds
    def test_bounds_of_cover_and_hart(self, topic, seed):
        for joint in tables(seed):
            best, limit = topic.bayes_error(joint), topic.nn_error_limit(joint)
            upper = topic.cover_hart_upper(best, joint.shape[1])
            assert best - 1e-12 <= limit <= upper + 1e-12
            assert upper <= 2 * best + 1e-12

    @pytest.mark.parametrize("classes", [2, 3, 10])
    def test_bound_is_met_where_the_others_share_the_error(self, topic, classes):
        for best in np.linspace(0, (classes - 1) / classes, 7):
            row = np.full((1, classes), best / (classes - 1))
            row[0, 0] = 1 - best
            bound = topic.cover_hart_upper(float(best), classes)
            assert_allclose(topic.nn_error_limit(row), bound, atol=1e-12)

    @pytest.mark.parametrize("name", ["bayes_error", "nn_error_limit"])
    def test_what_is_no_distribution_is_refused(self, topic, name):
        for joint in ([[0.6, -0.1], [0.2, 0.3]], [[0.5, 0.6]], [[0.5, 0.5 - 1e-6]]):
            with pytest.raises(ValueError, match="probabilities"):
                getattr(topic, name)(np.array(joint))
        assert getattr(topic, name)(np.array([[0.5, 0.5 + 1e-10]])) == pytest.approx(0.5)

    @pytest.mark.parametrize("call", [(0.6, 2), (-0.01, 3), (0.67, 3), (0.0, 1)])
    def test_what_is_no_bayes_error_is_refused(self, topic, call):
        with pytest.raises(ValueError, match=r"classes|Bayes"):
            topic.cover_hart_upper(*call)


class TestManyDimensions:
    @pytest.mark.oracle("neighborhood_edge", analytic="the side whose d-th power is the volume")
    @pytest.mark.parametrize("d", [1, 2, 10, 300])
    def test_volume_of_the_cube(self, topic, d):
        for share in (0.0, 1e-200, 0.01, 0.5, 1.0):
            assert_allclose(topic.neighborhood_edge(share, d) ** d, share, rtol=1e-9)

    @pytest.mark.oracle("distance_contrast", library="scipy.spatial.distance.cdist")
    @seeds
    def test_contrast_of_the_recipe(self, topic, seed):
        for n, d in ((1, 2), (7, 1), (50, 20)):
            points = np.random.default_rng(seed).uniform(-0.5, 0.5, size=(n, d))
            gaps = cdist(np.zeros((1, d)), points)[0]
            got = topic.distance_contrast(n, d, np.random.default_rng(seed))
            assert_allclose(got, gaps.max() / gaps.min() - 1, rtol=1e-9, atol=1e-12)


class TestKdTreeQuery:
    @pytest.mark.oracle("kd_tree_query", library="scipy.spatial.KDTree")
    @seeds
    @pytest.mark.parametrize("p", [1.0, 2.0, np.inf])
    def test_against_scipy(self, topic, seed, p):
        for d in (1, 2, 5):
            X, Q = rows(seed, 100, 4, d)
            for q, k in zip(Q, (1, 3, 20, 100), strict=True):
                got = topic.kd_tree_query(X, q, k, lambda a, b: np.linalg.norm(a - b, ord=p))
                assert_array_equal(got, np.atleast_1d(KDTree(X).query(q, k, p=p)[1]))

    @seeds
    def test_ties_go_to_the_smaller_index(self, topic, seed):
        rng = np.random.default_rng(seed)
        X = rng.integers(-2, 3, size=(70, 2)).astype(float)
        for q in rng.integers(-2, 3, size=(6, 2)).astype(float):
            gaps = cdist(q[None], X, "cityblock")[0]
            expected = np.lexsort((np.arange(70), gaps))
            for k in (1, 5, 70):
                got = topic.kd_tree_query(X, q, k, lambda a, b: np.abs(a - b).sum())
                assert_array_equal(got, expected[:k])

    @seeds
    def test_few_rows_are_measured_each_once(self, topic, seed):
        rng, measured = np.random.default_rng(seed), []
        X = rng.uniform(size=(500, 2))

        def ruler(x, q):
            measured.append(tuple(x))
            return np.linalg.norm(x - q)

        topic.kd_tree_query(X, rng.uniform(size=2), 3, ruler)
        assert len(measured) == len(set(measured)) < 100
