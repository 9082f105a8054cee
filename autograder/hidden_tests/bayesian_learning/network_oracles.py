"""Networks and factors to ask about, and answers by the plainest way: the table of everything."""

from itertools import product

import numpy as np

from autograder.testing import as_tuple, assert_close, assert_equal, require

ALARM = {
    "john": {"parents": ["alarm"], "cpt": {(0,): 0.05, (1,): 0.9}},
    "mary": {"parents": ["alarm"], "cpt": {(0,): 0.01, (1,): 0.7}},
    "alarm": {
        "parents": ["earthquake", "burglary"],
        "cpt": {(0, 0): 0.001, (1, 0): 0.29, (0, 1): 0.94, (1, 1): 0.95},
    },
    "earthquake": {"parents": [], "cpt": {(): 0.002}},
    "burglary": {"parents": [], "cpt": {(): 0.001}},
}
GARDEN = {
    "cloudy": {"parents": [], "cpt": {(): 0.5}},
    "sprinkler": {"parents": ["cloudy"], "cpt": {(0,): 0.5, (1,): 0.1}},
    "rain": {"parents": ["cloudy"], "cpt": {(0,): 0.2, (1,): 0.8}},
    "wet": {
        "parents": ["sprinkler", "rain"],
        "cpt": {(0, 0): 0.0, (0, 1): 0.9, (1, 0): 0.9, (1, 1): 0.99},
    },
}
CERTAIN = {
    "z": {"parents": [], "cpt": {(): 1.0}},
    "never": {"parents": [], "cpt": {(): 0.0}},
    "and": {
        "parents": ["z", "never"],
        "cpt": {(0, 0): 0.0, (0, 1): 0.0, (1, 0): 0.25, (1, 1): 1.0},
    },
    "copy": {"parents": ["and"], "cpt": {(0,): 0.0, (1,): 1.0}},
}

# At most one parent each: no order of parents matters.
SURE = {
    "z": {"parents": [], "cpt": {(): 1.0}},
    "never": {"parents": [], "cpt": {(): 0.0}},
    "copy": {"parents": ["z"], "cpt": {(0,): 0.0, (1,): 1.0}},
    "rare": {"parents": ["never"], "cpt": {(0,): 0.25, (1,): 1.0}},
    "echo": {"parents": ["never"], "cpt": {(0,): 0.0, (1,): 1.0}},
}


def random_parents(rng, names, density=0.5):
    """Return an acyclic graph whose nodes, and each node's parents, stand in a random order."""
    order = [str(name) for name in rng.permutation(list(names))]
    parents = {}
    for place, node in enumerate(order):
        above = [name for name in order[:place] if rng.random() < density][:3]
        parents[node] = [str(name) for name in rng.permutation(above)] if above else []
    return {str(node): parents[str(node)] for node in rng.permutation(order)}


def random_network(rng, names, density=0.5):
    """Return a network with tables of random probabilities, none of them near 0 or 1."""
    return {
        node: {
            "parents": above,
            "cpt": {
                values: float(rng.uniform(0.1, 0.9))
                for values in product((0, 1), repeat=len(above))
            },
        }
        for node, above in random_parents(rng, names, density).items()
    }


def parents_of(net):
    return {name: node["parents"] for name, node in net.items()}


def joint_table(net):
    """Return the probability of every world, an axis for each variable in the order of the dict."""
    table = np.ones((2,) * len(net))
    names = list(net)
    for world in np.ndindex(table.shape):
        for value, node in zip(world, net.values(), strict=True):
            p = node["cpt"][tuple(world[names.index(parent)] for parent in node["parents"])]
            table[world] *= p if value else 1 - p
    return table


def answer_of_table(table, names, query, evidence):
    """Return the distribution of the query, from the table of everything."""
    names, weights = list(names), np.array(table, dtype=float)
    for name, value in evidence.items():
        axis = names.index(name)
        keep = np.arange(weights.shape[axis]) == value
        weights = weights * keep.reshape([-1 if i == axis else 1 for i in range(weights.ndim)])
    axes = tuple(i for i, name in enumerate(names) if name != query)
    return weights.sum(axis=axes) / weights.sum()


def exact_answer(net, query, evidence):
    return answer_of_table(joint_table(net), net, query, evidence)


def factors_of(net, turned=True):
    """Return the tables of a network as factors, the axes of every other one turned round."""
    factors = []
    for number, (name, node) in enumerate(net.items()):
        table = np.zeros((2,) * (len(node["parents"]) + 1))
        for values, p in node["cpt"].items():
            table[values] = 1 - p, p
        names = (*node["parents"], name)
        if turned and number % 2:
            names, table = names[::-1], table.transpose()
        factors.append((names, np.ascontiguousarray(table)))
    return factors


def product_of(factors):
    """Return names and table of the product of all factors, entry by entry."""
    sizes = {}
    for names, table in factors:
        sizes.update(zip(names, np.shape(table), strict=True))
    names = tuple(sizes)
    whole = np.ones(tuple(sizes.values()))
    for entry in np.ndindex(whole.shape):
        for held, table in factors:
            whole[entry] *= np.asarray(table)[tuple(entry[names.index(name)] for name in held)]
    return names, whole


def assert_factor(got, expected):
    """Assert the names of a factor, in order, and its table."""
    names, table = as_tuple(got, 2)
    assert_equal(names, expected[0], what="the names")
    assert_close(table, np.asarray(expected[1]), what="the table")


def first_order(parents):
    """Return the nodes, the smallest free one first."""
    order = []
    while len(order) < len(parents):
        order.append(
            min(n for n in parents if n not in order and all(p in order for p in parents[n]))
        )
    return order


def sample_one_by_one(net, n, rng, evidence=None):
    """Return samples and weights by the recipe, each sample looked up on its own."""
    evidence, samples, weights = evidence or {}, {}, np.ones(n)
    for name in first_order(parents_of(net)):
        rows = [tuple(int(samples[p][i]) for p in net[name]["parents"]) for i in range(n)]
        p = np.array([net[name]["cpt"][row] for row in rows])
        if name in evidence:
            samples[name] = np.full(n, evidence[name])
            weights = weights * (p if evidence[name] else 1 - p)
        else:
            samples[name] = (rng.random(n) < p).astype(int)
    return samples, weights


def assert_samples(got, expected):
    """Assert variables in order, and their samples, integers."""
    require(isinstance(got, dict), "The samples must come as a dict.")
    assert_equal(list(got), list(expected), what="the keys, in order")
    for name, values in expected.items():
        assert_equal(got[name], values, what=f"the samples of {name}")


def weighted_share(net, query, evidence, n, rng):
    samples, weights = sample_one_by_one(net, n, rng, evidence)
    total = weights.sum()
    return float(weights[samples[query] == 1].sum() / total) if total else np.nan
