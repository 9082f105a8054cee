"""References of learning_theory against oracles that we did not write, and edge cases."""

from decimal import Decimal, getcontext
from itertools import combinations, product
from math import comb, exp, log, log2

import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.special import logsumexp
from scipy.stats import binom

seeds = pytest.mark.parametrize("seed", range(4))
SQUARE = [(0, 0), (0, 1), (1, 0), (1, 1)]


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("learning_theory")


def table_class(rng, count, size):
    """Return a table of labels, and the class of functions on 0 to size - 1 that it stands for."""
    table = rng.integers(0, 2, (count, size))
    return table, {f"h{i:03d}": lambda x, row=row: int(row[x]) for i, row in enumerate(table)}


def deviation(n, eps, p):
    """Return how probably a share of n tosses is off by more than eps."""
    k = np.arange(n + 1)
    return binom.pmf(k, n, p)[np.abs(k / n - p) > eps + 1e-12].sum()


class TestHoeffding:
    @pytest.mark.oracle("hoeffding_bound", library="scipy.stats.binom")
    @pytest.mark.parametrize("n", [10, 100, 700])
    @pytest.mark.parametrize("p", [0.5, 0.3, 0.05])
    def test_never_exceeded(self, topic, n, p):
        for eps in (0.02, 0.1, 0.25, 0.4):
            for m in (1, 10):  # m independent coins
                some = 1 - (1 - deviation(n, eps, p)) ** m
                assert some <= topic.hoeffding_bound(n, eps, m) + 1e-12

    @pytest.mark.oracle("hoeffding_bound", analytic="decimals of fifty digits, and 2 exp(-2)")
    def test_values(self, topic):
        getcontext().prec = 50
        assert_allclose(topic.hoeffding_bound(100, 0.1), 2 * exp(-2))
        assert_allclose(topic.hoeffding_bound(1000, 0.05), 0.01347589399817093)
        assert topic.hoeffding_bound(100, 0.1, 10) == 1
        assert topic.hoeffding_bound(5, 0.0) == 1
        exact = 2 * Decimal(3) ** 700 * (Decimal(-2) * 1200 * Decimal.from_float(0.575) ** 2).exp()
        assert_allclose(topic.hoeffding_bound(1200, 0.575, 3**700), float(exact))

    @pytest.mark.oracle("hoeffding_sample_size", analytic="the bound at n and at n - 1")
    def test_sample_size(self, topic):
        for eps, delta, m in product((0.01, 0.07, 0.3), (0.01, 0.2, 0.9), (1, 17, 10**400)):
            n = topic.hoeffding_sample_size(eps, delta, m)
            assert log(2 * m) - 2 * eps**2 * n <= log(delta) < log(2 * m) - 2 * eps**2 * (n - 1)
        for wrong in [(0, 0.1, 1), (-1, 0.1, 1), (0.1, 0, 1), (0.1, 1, 1), (0.1, 0.1, 0)]:
            with pytest.raises(ValueError, match="eps"):
                topic.hoeffding_sample_size(*wrong)

    @pytest.mark.oracle("optimization_bias", library="scipy.stats.binom")
    @pytest.mark.parametrize(("n", "m"), [(20, 100), (10, 1), (7, 3), (100, 30)])
    def test_expectation_of_the_smallest(self, topic, n, m):
        k = np.arange(n + 1)
        smallest = binom.sf(k - 1, n, 0.5) ** m - binom.sf(k, n, 0.5) ** m
        expected = 0.5 - smallest @ k / n
        spread = np.sqrt(smallest @ (k / n) ** 2 - (smallest @ k / n) ** 2)
        got = topic.optimization_bias(n, m, np.random.default_rng(0), 20_000)
        assert abs(got - expected) < 4 * spread / np.sqrt(20_000)


class TestFiniteClasses:
    @pytest.mark.oracle("version_space", analytic="rows of a table that agree in some columns")
    @seeds
    def test_version_space(self, topic, seed):
        rng = np.random.default_rng(seed)
        table, rules = table_class(rng, 40, 5)
        columns, labels = rng.integers(0, 5, 3), rng.integers(0, 2, 3)
        right = np.flatnonzero((table[:, columns] == labels).all(axis=1))
        got = topic.version_space(rules, list(zip(columns.tolist(), labels.tolist(), strict=True)))
        assert got == [f"h{i:03d}" for i in right]
        assert topic.version_space(rules, []) == sorted(rules)
        assert topic.version_space(rules, [(0, 0), (0, 1)]) == []

    @pytest.mark.oracle("version_space", published="Kudrayvtsev 2020, example 3.2, mended")
    def test_example_of_the_guide(self, topic):
        rules = {
            "x1": lambda x: x[0], "not x1": lambda x: 1 - x[0], "x2": lambda x: x[1],
            "not x2": lambda x: 1 - x[1], "T": lambda _: 1, "F": lambda _: 0, "OR": max, "AND": min,
            "XOR": lambda x: x[0] ^ x[1], "EQUIV": lambda x: int(x[0] == x[1]),
        }  # fmt: skip
        assert topic.version_space(rules, [((0, 0), 0), ((0, 1), 1)]) == ["OR", "XOR", "x2"]

    @pytest.mark.oracle("true_error", analytic="an inner product with the vector of differences")
    @seeds
    def test_true_error(self, topic, seed):
        rng = np.random.default_rng(seed)
        table, rules = table_class(rng, 2, 9)
        probs = rng.dirichlet(np.ones(9))
        got = topic.true_error(rules["h000"], rules["h001"], list(range(9)), probs)
        assert_allclose(got, probs @ (table[0] != table[1]))

    @pytest.mark.oracle("pac_sample_size", published="Mitchell 1997, section 7.3.2")
    def test_mitchell(self, topic):
        # conjunctions of ten Boolean literals: 3^10 hypotheses, 95 %, error 0.1, 140 examples
        assert topic.pac_sample_size(3**10, 0.1, 0.05) == 140
        assert topic.pac_sample_size(10, 0.1, 0.2) == 40

    @pytest.mark.oracle("pac_sample_size", analytic="the bound at m and at m - 1")
    def test_inversion(self, topic):
        for size, eps, delta in product((1, 2, 973, 3**1000), (0.01, 0.1, 0.9), (0.01, 0.5, 0.9)):
            m = topic.pac_sample_size(size, eps, delta)
            assert log(size) - eps * m <= log(delta) < log(size) - eps * (m - 1)
        for wrong in [(0, 0.1, 0.1), (5, 0, 0.1), (5, 1, 0.1), (5, 0.1, 0), (5, 0.1, 1)]:
            with pytest.raises(ValueError, match="eps"):
                topic.pac_sample_size(*wrong)

    @pytest.mark.oracle("is_epsilon_exhausted", analytic="the worst row of a table")
    @seeds
    def test_exhausted(self, topic, seed):
        rng = np.random.default_rng(seed)
        table, rules = table_class(rng, 30, 5)
        probs, points = rng.dirichlet(np.ones(5)), list(range(5))
        left = table[table[:, 2] == table[0, 2]]
        worst = float(((left != table[0]) @ probs).max())
        sample = [(2, int(table[0, 2]))]
        for eps, expected in [(worst - 1e-6, False), (worst, True), (worst + 1e-6, True)]:
            call = rules, sample, rules["h000"], points, probs, eps
            assert topic.is_epsilon_exhausted(*call) is expected
        nothing = rules, [(0, 0), (0, 1)], rules["h000"], points, probs, 0.0
        assert topic.is_epsilon_exhausted(*nothing) is True


class TestOnline:
    @pytest.mark.oracle("conjunction_learner", analytic="all 27 targets of three bits")
    def test_all_targets(self, topic):
        rows = np.array(list(product((0, 1), repeat=3)))
        for target in product((0, 1, None), repeat=3):
            wants = [(i, s) for i, s in enumerate(target) if s is not None]
            y = np.array([int(all(row[i] == s for i, s in wants)) for row in rows])
            for order in (rows.argsort(axis=0)[:, 0], np.arange(8)[::-1]):
                literals, mistakes = topic.conjunction_learner(rows[order], y[order])
                assert literals == wants
                assert 1 <= mistakes <= 4

    @pytest.mark.oracle("conjunction_learner", published="Kudrayvtsev 2020, example 3.1, mended")
    def test_example_of_the_guide(self, topic):
        X = [[1, 0, 1, 1, 0], [0, 0, 0, 1, 0], [1, 1, 1, 1, 0], [1, 0, 1, 0, 0], [1, 0, 1, 1, 1]]
        got = topic.conjunction_learner(np.array(X), np.array([1, 1, 0, 0, 0]))
        assert got == ([(1, 0), (3, 1), (4, 0)], 2)
        with pytest.raises(ValueError, match="conjunction"):
            topic.conjunction_learner(np.array([[1], [1]]), np.array([1, 0]))

    @pytest.mark.oracle("halving_mistakes", analytic="votes in a table, and the bound log2 H")
    @seeds
    def test_halving(self, topic, seed):
        rng = np.random.default_rng(seed)
        table, rules = table_class(rng, 32, 8)
        stream = [(int(x), int(table[5, x])) for x in rng.permutation(8)]
        alive, wrong = np.ones(32, dtype=bool), 0
        for x, label in stream:
            wrong += int(table[alive, x].mean() > 0.5) != label
            alive &= table[:, x] == label
        got = topic.halving_mistakes(rules, stream)
        assert got == (wrong, [f"h{i:03d}" for i in np.flatnonzero(alive)])
        assert wrong <= log2(32)

    @pytest.mark.oracle("best_query", analytic="column sums of a table; bisection of thresholds")
    @seeds
    def test_best_query(self, topic, seed):
        table, rules = table_class(np.random.default_rng(seed), 21, 6)
        ones = table.sum(axis=0)
        worst = np.maximum(ones, 21 - ones)
        assert topic.best_query(rules, list(range(6))) == (int(worst.argmin()), int(worst.min()))
        cuts = {f"{t}": lambda x, t=t: int(x >= t) for t in range(16)}
        for left in (16, 8, 4, 2):
            point, most = topic.best_query(cuts, list(range(16)))
            assert most == left // 2
            cuts = {name: h for name, h in cuts.items() if h(point)}


class TestCounting:
    @pytest.mark.oracle("count_dichotomies", library="numpy.unique")
    @seeds
    def test_dichotomies(self, topic, seed):
        rng = np.random.default_rng(seed)
        for size in ((20, 3), (50, 5), (4, 90), (1, 1)):
            table = rng.integers(0, 2, size)
            for labels in (table, 2 * table - 1, table.astype(bool)):
                assert topic.count_dichotomies(labels) == len(np.unique(labels, axis=0))
        assert topic.count_dichotomies(np.zeros((3, 0))) == 1
        assert topic.count_dichotomies(np.zeros((0, 3))) == 0

    @pytest.mark.oracle("growth_function", published="Cover 1965, theorem 1, table for d = 3")
    def test_cover(self, topic):
        got = [topic.growth_function("perceptron2d", n) for n in range(7)]
        assert got == [1, 2, 4, 8, 14, 22, 32]

    @pytest.mark.oracle("growth_function", analytic="dichotomies tried one by one")
    @pytest.mark.parametrize("n", range(1, 8))
    def test_growth_by_trying(self, topic, n):
        x = np.arange(n)
        rays = {tuple(x >= t) for t in range(n + 1)}
        intervals = {tuple((x >= a) & (x < b)) for a in range(n + 1) for b in range(n + 1)}
        angles = 2 * np.pi * x / n
        points = np.column_stack([np.cos(angles), np.sin(angles)])
        rng = np.random.default_rng(n)
        normals, cuts = rng.normal(size=(60_000, 2)), rng.normal(size=(60_000, 1))
        lines = np.unique(normals @ points.T > cuts, axis=0)
        assert topic.growth_function("rays", n) == len(rays)
        assert topic.growth_function("intervals", n) == len(intervals)
        assert topic.growth_function("perceptron2d", n) == len(lines)
        assert topic.growth_function("convex", n) == 2**n
        for wrong in [("rays", -1), ("squares", 2)]:
            with pytest.raises(ValueError, match=r"n is negative|no class"):
                topic.growth_function(*wrong)

    @pytest.mark.oracle("shatters", library="numpy.unique")
    @pytest.mark.oracle("vc_dimension", library="numpy.unique")
    @seeds
    def test_shattering(self, topic, seed):
        rng = np.random.default_rng(seed)
        for size in ((6, 4), (20, 5), (40, 6)):
            table, largest = rng.integers(0, 2, size), 0
            for k in range(1, size[1] + 1):
                for subset in combinations(range(size[1]), k):
                    full = len(np.unique(table[:, subset], axis=0)) == 2**k
                    assert topic.shatters(table, list(subset)) is full
                    largest = max(largest, k * full)
            assert topic.vc_dimension(table) == largest
        assert topic.shatters(np.zeros((1, 3)), []) is True
        assert topic.shatters(np.zeros((0, 3)), []) is False
        with pytest.raises(ValueError, match="hypothesis"):
            topic.vc_dimension(np.zeros((0, 3)))

    @pytest.mark.oracle("sauer_bound", library="scipy.special.logsumexp")
    @pytest.mark.oracle("sauer_bound", analytic="the recursion B(n, k) = B(n-1, k) + B(n-1, k-1)")
    def test_sauer(self, topic):
        for n, k in product(range(1, 12), range(2, 14)):
            parts = topic.sauer_bound(n - 1, k) + topic.sauer_bound(n - 1, k - 1)
            assert topic.sauer_bound(n, k) == parts
        assert topic.sauer_bound(200, 300) == 2**200
        assert topic.sauer_bound(999, 500) == 2**998
        terms = [log(comb(400, i)) for i in range(50)]
        assert_allclose(log(topic.sauer_bound(400, 50)), logsumexp(terms))
        with pytest.raises(ValueError, match="k"):
            topic.sauer_bound(4, 0)


class TestVapnik:
    @pytest.mark.oracle("vc_bound", library="scipy.special.logsumexp")
    @pytest.mark.parametrize("d", [0, 1, 3, 90])
    def test_bound(self, topic, d):
        for n, eps in [(1000, 0.5), (10**4, 0.9), (10**6, 0.03), (50, 0.1)]:
            ways = logsumexp([log(comb(2 * n, i)) for i in range(d + 1)])
            expected = min(1.0, exp(min(0.0, log(4) + ways - eps**2 * n / 8)))
            assert_allclose(topic.vc_bound(n, eps, d), expected, rtol=1e-6)
        assert_allclose(topic.vc_bound(10**6, 0.02, 3), 1.0286666e-3, rtol=1e-6)

    @pytest.mark.oracle(
        "vc_penalty", analytic="the power itself, where it is a float; n and delta chosen"
    )
    def test_penalty(self, topic):
        for n, d, delta in [(100, 3, 0.1), (10_000, 10, 0.05), (7, 0, 0.5), (1, 1, 0.9)]:
            expected = np.sqrt(8 / n * np.log(4 * (2.0 * n) ** d / delta))
            assert_allclose(topic.vc_penalty(n, d, delta), expected)
        assert_allclose(topic.vc_penalty(8, 0, 4 * exp(-4.0)), 2.0)
        assert np.isfinite(topic.vc_penalty(1000, 200, 0.05))
        for wrong in [(0, 3, 0.1), (10, 3, 0.0), (10, 3, 1.0)]:
            with pytest.raises(ValueError, match="n must"):
                topic.vc_penalty(*wrong)

    @pytest.mark.oracle("vc_sample_size", published="Abu-Mostafa et al. 2012, example 2.6")
    def test_example_of_the_book(self, topic):
        # the book iterates from 1000 for eps = delta = 0.1 and d = 3, and ends near 30,000
        assert topic.vc_sample_size(0.1, 0.1, 3) == 29_300

    @pytest.mark.oracle("vc_sample_size", analytic="a scan of all n near the answer")
    def test_scan(self, topic):
        for eps, delta, d in product((0.05, 0.4, 2.0, 9.0), (0.01, 0.6), (0, 1, 7, 65)):
            n = topic.vc_sample_size(eps, delta, d)
            first = max(1, n - 50)
            scan = [topic.vc_penalty(k, d, delta) <= eps for k in range(first, n + 3)]
            assert scan.index(True) == n - first
        with pytest.raises(ValueError, match="eps"):
            topic.vc_sample_size(0.0, 0.1, 3)
        with pytest.raises(ValueError, match="delta"):
            topic.vc_sample_size(0.1, 1.0, 3)

    @pytest.mark.oracle("no_free_lunch_average", analytic="one half for every 0/1 learner")
    @seeds
    def test_no_free_lunch(self, topic, seed):
        rng = np.random.default_rng(seed)
        answers = {}

        def drawn(xs, ys, x):
            key = tuple(xs), tuple(ys), x
            return answers.setdefault(key, int(rng.integers(2)))

        for n_bits, count in ((1, 1), (2, 2), (3, 5)):
            train = rng.permutation(2**n_bits)[:count].tolist()
            average, accuracies = topic.no_free_lunch_average(train, drawn, n_bits)
            assert_allclose(average, 0.5)
            assert accuracies.shape == (2**2**n_bits,)
        average, accuracies = topic.no_free_lunch_average([0, 1], drawn, 1)
        assert np.isnan(average)
        assert np.isnan(accuracies).all()
