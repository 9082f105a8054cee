"""References of bayesian_learning against oracles that we did not write, and edge cases."""

from graphlib import CycleError, TopologicalSorter
from itertools import combinations, permutations, product

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from scipy.special import logsumexp, softmax
from scipy.stats import binomtest, entropy
from sklearn.naive_bayes import CategoricalNB

seeds = pytest.mark.parametrize("seed", range(4))
NAMES = "abcdef"


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("bayesian_learning")


def graph(rng, n=6, density=0.5):
    """Return a random acyclic graph: its nodes in a random order, parents anywhere in it."""
    order = list(rng.permutation(list(NAMES[:n])))
    parents = {
        node: [p for p in order[:i] if rng.random() < density] for i, node in enumerate(order)
    }
    return {node: parents[node] for node in NAMES[:n]}


def network(rng, parents):
    return {
        node: {
            "parents": above,
            "cpt": {v: float(rng.random()) for v in product((0, 1), repeat=len(above))},
        }
        for node, above in parents.items()
    }


def tables(net):
    """Return each node's table, an axis for each parent and a last one for itself."""
    found = []
    for name, node in net.items():
        p = np.array([node["cpt"][v] for v in product((0, 1), repeat=len(node["parents"]))])
        table = np.stack([1 - p, p], axis=-1).reshape((2,) * (len(node["parents"]) + 1))
        found.append(((*node["parents"], name), table))
    return found


def contracted(factors, names):
    """Multiply factors and keep some variables, by numpy.einsum."""
    letters = {name: i for i, name in enumerate({n: 0 for held, _ in factors for n in held})}
    operands = [part for held, t in factors for part in (t, [letters[name] for name in held])]
    return np.einsum(*operands, [letters[name] for name in names])


class TestHypotheses:
    @pytest.mark.oracle("hypothesis_posterior", library="scipy.special.softmax")
    @pytest.mark.oracle("map_and_ml", library="scipy.special.softmax")
    @seeds
    def test_posterior(self, topic, seed):
        rng = np.random.default_rng(seed)
        prior, lik = np.log(rng.dirichlet(np.ones(7))), rng.normal(-1e4, 30, size=7)
        prior[2], lik[4] = -np.inf, -np.inf
        right = np.exp(prior + lik - logsumexp(prior + lik))
        posterior = topic.hypothesis_posterior(prior, lik)
        assert_allclose(posterior, right, rtol=1e-9)
        assert_allclose(posterior, softmax(prior + lik), rtol=1e-9)
        assert topic.map_and_ml(prior, lik) == (softmax(prior + lik).argmax(), lik.argmax())

    def test_nothing_left(self, topic):
        for f in (topic.hypothesis_posterior, topic.map_and_ml):
            with pytest.raises(ValueError, match="hypothesis"):
                f(np.array([0.0, -np.inf]), np.array([-np.inf, 0.0]))
        with pytest.raises(ValueError, match="consistent"):
            topic.noise_free_posterior(np.array([1.0, 0.0]), np.array([False, True]))
        assert topic.map_and_ml(np.array([-np.inf, 0, 0]), np.array([0.0, -1, -1])) == (1, 0)

    @pytest.mark.oracle("noise_free_posterior", library="scipy.special.softmax")
    @seeds
    def test_likelihoods_of_zero_and_one(self, topic, seed):
        rng = np.random.default_rng(seed)
        prior, consistent = rng.dirichlet(np.ones(6)), np.arange(6) % 3 > 0
        right = softmax(np.log(prior) + np.where(consistent, 0, -np.inf))
        assert_allclose(topic.noise_free_posterior(prior, consistent), right)
        assert_allclose(topic.noise_free_posterior(np.full(6, 1 / 6), consistent)[1], 1 / 4)

    @pytest.mark.oracle("description_length", library="scipy.stats.entropy")
    @seeds
    def test_mean_length_is_entropy(self, topic, seed):
        p = np.random.default_rng(seed).dirichlet(np.ones(5))
        bits = topic.description_length(p, np.ones(5))
        assert_allclose(p @ bits, entropy(p, base=2))
        edge = topic.description_length(np.array([1.0, 0.0, 1e-200]), np.array([1.0, 1.0, 1e-200]))
        assert_allclose(edge, [0, np.inf, 400 * np.log2(10)])
        assert not np.signbit(edge[0])

    @pytest.mark.oracle("bayes_optimal_label", published="Mitchell 1997, section 6.7")
    def test_classic_example(self, topic):
        posterior, votes = np.array([0.4, 0.3, 0.3]), np.array([[0, 1], [1, 0], [1, 0]])
        assert topic.bayes_optimal_label(posterior, votes) == (0, 0.6)
        tie = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.0, 1.0], [0.0, 1.0]])
        label, chance = topic.bayes_optimal_label(np.array([0.3, 0.2, 0.1, 0.2, 0.2]), tie)
        assert label == 0
        assert_allclose(chance, 0.5)

    @seeds
    def test_no_other_label_errs_less(self, topic, seed):
        rng = np.random.default_rng(seed)
        posterior, votes = rng.dirichlet(np.ones(4)), rng.dirichlet(np.ones(3), size=4)
        label, chance = topic.bayes_optimal_label(posterior, votes)
        shares = [sum(p * v[c] for p, v in zip(posterior, votes, strict=True)) for c in range(3)]
        assert (label, pytest.approx(chance)) == (int(np.argmax(shares)), max(shares))


class TestGraphs:
    @pytest.mark.oracle("topological_order", library="graphlib.TopologicalSorter")
    @seeds
    def test_first_of_all_orders(self, topic, seed):
        parents = graph(np.random.default_rng(seed))
        allowed = [
            list(order)
            for order in permutations(parents)
            if all(order.index(p) < order.index(v) for v in parents for p in parents[v])
        ]
        assert topic.topological_order(parents) == min(allowed)
        assert list(TopologicalSorter(parents).static_order()) in allowed

    def test_cycles(self, topic):
        assert topic.topological_order({}) == []
        for parents in ({"a": ["a"]}, {"a": ["b"], "b": ["a"], "c": []}):
            with pytest.raises(CycleError):
                TopologicalSorter(parents).prepare()
            with pytest.raises(ValueError, match="cycle"):
                topic.topological_order(parents)
        with pytest.raises(ValueError, match="no node"):
            topic.topological_order({"a": ["b"]})

    @pytest.mark.oracle("bn_parameter_count", published="Russell and Norvig 2010, section 14.2.2")
    def test_burglary_has_ten(self, topic):
        alarm = {"b": [], "e": [], "a": ["b", "e"], "j": ["a"], "m": ["a"]}
        assert topic.bn_parameter_count(alarm, dict.fromkeys(alarm, 2)) == (10, 31)
        assert topic.bn_parameter_count({}, {}) == (0, 0)
        many = {f"x{i}": [] for i in range(100)}
        assert topic.bn_parameter_count(many, dict.fromkeys(many, 3)) == (200, 3**100 - 1)

    @pytest.mark.oracle(
        "d_separated", analytic="all paths by the definition, and independence in random tables"
    )
    @seeds
    def test_separation(self, topic, seed):
        rng = np.random.default_rng(seed)
        parents = graph(rng, 5)
        joint = contracted(tables(network(rng, parents)), list(parents))
        for x, y in combinations(parents, 2):
            rest = [v for v in parents if v not in (x, y)]
            for size in range(4):
                for given in combinations(rest, size):
                    says = topic.d_separated(parents, x, y, set(given))
                    assert says == blocked(parents, x, y, set(given))
                    assert says == independent(joint, list(parents), x, y, given)
                    assert says == topic.d_separated(parents, y, x, set(given))

    def test_separation_at_the_edges(self, topic):
        parents = {"a": [], "b": ["a"], "z": []}
        assert topic.d_separated(parents, "a", "b", {"a"})
        assert topic.d_separated(parents, "a", "b", {"b"})
        assert topic.d_separated(parents, "a", "z", set())
        assert not topic.d_separated(parents, "a", "a", {"b"})
        assert topic.d_separated(parents, "a", "a", {"a"})


def blocked(parents, x, y, given):
    """Try every undirected path, node by node."""
    below = {v: {v} for v in parents}
    for _ in parents:
        for v in parents:
            for p in parents[v]:
                below[p] |= below[v]

    def opens(path):
        for left, node, right in zip(path, path[1:], path[2:], strict=False):
            collides = left in parents[node] and right in parents[node]
            if (collides and not below[node] & given) or (not collides and node in given):
                return False
        return True

    def paths(path):
        if path[-1] == y:
            yield path
            return
        for v in parents:
            near = v in parents[path[-1]] or path[-1] in parents[v]
            if near and v not in path:
                yield from paths([*path, v])

    return not any(opens(path) for path in paths([x]))


def independent(joint, names, x, y, given):
    """Whether P(x, y | given) is a product, for every value of what is given."""
    axes = tuple(i for i, v in enumerate(names) if v not in (x, y, *given))
    table = joint.sum(axis=axes)
    kept = [v for v in names if v in (x, y, *given)]
    table = np.moveaxis(table, (kept.index(x), kept.index(y)), (-2, -1))
    table = table / table.sum(axis=(-2, -1), keepdims=True)
    product_ = table.sum(axis=-1, keepdims=True) * table.sum(axis=-2, keepdims=True)
    return bool(np.allclose(table, product_, atol=1e-9))


ALARM = {
    "burglary": {"parents": [], "cpt": {(): 0.001}},
    "earthquake": {"parents": [], "cpt": {(): 0.002}},
    "alarm": {
        "parents": ["burglary", "earthquake"],
        "cpt": {(0, 0): 0.001, (0, 1): 0.29, (1, 0): 0.94, (1, 1): 0.95},
    },
    "john": {"parents": ["alarm"], "cpt": {(0,): 0.05, (1,): 0.9}},
    "mary": {"parents": ["alarm"], "cpt": {(0,): 0.01, (1,): 0.7}},
}


class TestNetworks:
    @pytest.mark.oracle("bn_joint", published="Russell and Norvig 2010, section 14.2.1")
    @pytest.mark.oracle("bn_enumerate", published="Russell and Norvig 2010, section 14.4.1")
    def test_the_alarm(self, topic):
        quiet = {"burglary": 0, "earthquake": 0, "alarm": 1, "john": 1, "mary": 1}
        assert_allclose(topic.bn_joint(ALARM, quiet), 0.000628, rtol=1e-3)
        both = topic.bn_enumerate(ALARM, "burglary", {"john": 1, "mary": 1})
        assert_allclose(both, [0.716, 0.284], atol=1e-3)
        with pytest.raises(ValueError, match="mary"):
            topic.bn_joint(ALARM, dict.fromkeys(list(ALARM)[:4], 0))

    @pytest.mark.oracle("bn_enumerate", library="numpy.einsum")
    @pytest.mark.oracle("variable_elimination", library="numpy.einsum")
    @seeds
    def test_queries(self, topic, seed):
        rng = np.random.default_rng(seed)
        net = network(rng, graph(rng, 5))
        factors = tables(net)
        joint = contracted(factors, list(net))
        worlds = [
            topic.bn_joint(net, dict(zip(net, v, strict=True))) for v in np.ndindex(joint.shape)
        ]
        assert_allclose(np.reshape(worlds, joint.shape), joint, rtol=1e-9)
        for query, seen in (("a", {}), ("b", {"e": 1}), ("c", {"a": 0, "d": 1}), ("d", {"d": 1})):
            at = tuple(seen.get(v, slice(None)) if v != query else slice(None) for v in net)
            rest = [v for v in net if v not in seen or v == query]
            right = joint[at].sum(axis=tuple(i for i, v in enumerate(rest) if v != query))
            right = right * (np.arange(2) == seen.get(query, [0, 1]))
            right = right / right.sum()
            assert_allclose(topic.bn_enumerate(net, query, seen), right, rtol=1e-9)
            for order in permutations([v for v in rest if v != query]):
                found = topic.variable_elimination(factors, query, seen, list(order))
                assert_allclose(found, right, rtol=1e-9)

    def test_impossible_evidence(self, topic):
        net = {"a": {"parents": [], "cpt": {(): 0.0}}, "b": {"parents": [], "cpt": {(): 0.5}}}
        for query in "ab":
            with pytest.raises(ValueError, match="probability 0"):
                topic.bn_enumerate(net, query, {"a": 1})
            rest = [] if query == "b" else ["b"]
            with pytest.raises(ValueError, match="probability 0"):
                topic.variable_elimination(tables(net), query, {"a": 1}, rest)
        for order in ([], ["a"], ["b", "b"], ["b", "z"]):
            with pytest.raises(ValueError, match="order"):
                topic.variable_elimination(tables(net), "a", {}, order)

    @pytest.mark.oracle("variable_elimination", library="sklearn.naive_bayes.CategoricalNB")
    @seeds
    def test_naive_bayes_is_a_network(self, topic, seed):
        rng = np.random.default_rng(seed)
        X, y = rng.integers(3, size=(40, 3)), rng.integers(2, size=40)
        model = CategoricalNB(min_categories=3).fit(X, y)
        factors = [(("y",), np.exp(model.class_log_prior_))]
        factors += [(("y", f"x{j}"), np.exp(model.feature_log_prob_[j])) for j in range(3)]
        seen = {f"x{j}": int(X[0, j]) for j in range(3)}
        found = topic.variable_elimination(factors, "y", seen, [])
        assert_allclose(found, model.predict_proba(X[:1])[0], rtol=1e-9)


class TestFactors:
    @pytest.mark.oracle("factor_product", library="numpy.einsum")
    @pytest.mark.oracle("factor_sum_out", library="numpy.einsum")
    @pytest.mark.parametrize(
        ("names", "others"),
        [("ab", "bc"), ("ab", "ba"), ("abc", "ca"), ("a", "b"), ("", "ba"), ("ab", ""), ("", "")],
    )
    def test_products(self, topic, rng, names, others):
        size = {"a": 2, "b": 3, "c": 4}
        f = tuple(names), rng.random([size[v] for v in names])
        g = tuple(others), rng.random([size[v] for v in others])
        held, table = topic.factor_product(f, g)
        assert held == (*names, *(v for v in others if v not in names))
        assert_allclose(table, contracted([f, g], held))
        for var in held:
            left, summed = topic.factor_sum_out((held, table), var)
            assert left == tuple(v for v in held if v != var)
            assert_allclose(summed, contracted([f, g], left))

    def test_refusals(self, topic):
        f = ("a",), np.ones(1)
        with pytest.raises(ValueError, match="values"):
            topic.factor_product(f, (("b", "a"), np.ones((2, 3))))
        with pytest.raises(ValueError, match="no variable"):
            topic.factor_sum_out(f, "b")
        assert topic.factor_sum_out(f, "a")[1].shape == ()


@pytest.fixture
def rng():
    return np.random.default_rng(0)


class TestSampling:
    @pytest.mark.oracle("ancestral_sample", library="scipy.stats.binomtest")
    @pytest.mark.oracle("rejection_query", library="scipy.stats.binomtest")
    @seeds
    def test_frequencies(self, topic, seed):
        rng = np.random.default_rng(seed)
        net = network(rng, graph(rng, 4))
        samples = topic.ancestral_sample(net, 4000, rng)
        order = topic.topological_order({name: node["parents"] for name, node in net.items()})
        assert list(samples) == order
        for name, values in samples.items():
            assert set(values.tolist()) <= {0, 1}
            p = float(topic.bn_enumerate(net, name, {})[1])
            assert binomtest(int(values.sum()), 4000, p).pvalue > 1e-6
        share, count = topic.rejection_query(samples, "a", {"d": 1})
        p = float(topic.bn_enumerate(net, "a", {"d": 1})[1])
        assert count == samples["d"].sum()
        assert binomtest(round(share * count), count, p).pvalue > 1e-6

    @pytest.mark.oracle("likelihood_weighting", analytic="the exact answer, and weights by hand")
    @seeds
    def test_weights(self, topic, seed):
        rng = np.random.default_rng(seed)
        net = network(rng, graph(rng, 5))
        seen = {"b": 1, "e": 0}
        exact = topic.bn_enumerate(net, "a", seen)[1]
        guesses = [topic.likelihood_weighting(net, "a", seen, 500, rng) for _ in range(40)]
        assert abs(np.mean(guesses) - exact) < 5 * np.std(guesses) / np.sqrt(40) + 2e-3
        assert topic.likelihood_weighting(net, "b", seen, 50, rng) == 1.0
        assert topic.likelihood_weighting(net, "e", seen, 50, rng) == 0.0

    def test_edges(self, topic, rng):
        never = {"a": {"parents": [], "cpt": {(): 0.0}}}
        assert np.isnan(topic.likelihood_weighting(never, "a", {"a": 1}, 5, rng))
        samples = {"a": np.array([0, 0]), "b": np.array([0, 1])}
        estimate, count = topic.rejection_query(samples, "b", {"a": 1})
        assert (np.isnan(estimate), count) == (True, 0)
        assert topic.rejection_query(samples, "b", {}) == (0.5, 2)
        drawn = np.random.default_rng(3).random((2, 6))
        pair = {"z": {"parents": [], "cpt": {(): 0.4}}, "y": {"parents": [], "cpt": {(): 0.6}}}
        samples = topic.ancestral_sample(pair, 6, np.random.default_rng(3))
        assert_array_equal(samples["y"], drawn[0] < 0.6)
        assert_array_equal(samples["z"], drawn[1] < 0.4)
