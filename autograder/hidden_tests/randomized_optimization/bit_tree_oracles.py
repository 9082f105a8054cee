"""Oracles of trees of bits: counted, grown and drawn one by one in plain Python."""

import math
from collections import Counter
from itertools import pairwise, product

import numpy as np

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import drawn_table, draws
from autograder.testing import (
    Spy,
    as_array,
    as_number,
    as_tuple,
    assert_close,
    remembered,
    require,
)


def shared_information(P):
    """Return mutual information of all pairs of bits, from counts of pairs."""
    rows = [[int(bit) for bit in row] for row in P]
    N, n = len(rows), len(rows[0])
    mi = np.zeros((n, n))
    for i, j in product(range(n), repeat=2):
        if i == j:
            continue
        both = Counter((row[i], row[j]) for row in rows)
        one, two = Counter(row[i] for row in rows), Counter(row[j] for row in rows)
        terms = [c / N * math.log(c * N / (one[a] * two[b])) for (a, b), c in both.items()]
        mi[i, j] = math.fsum(terms)
    return mi


def grown(mi):
    """Return the parents by Prim's algorithm and the rules for ties."""
    mi = np.asarray(mi, dtype=float).tolist()
    parent, inside = {0: -1}, {0}
    while len(inside) < len(mi):
        outside = [node for node in range(len(mi)) if node not in inside]
        best = max(mi[old][new] for new in outside for old in inside)
        edges = [(new, old) for new in outside for old in inside if mi[old][new] >= best - 1e-9]
        new, old = min(edges)
        parent[new] = old
        inside.add(new)
    return [parent[node] for node in range(len(mi))]


def edges_of(parent):
    """Return the edges of a tree; require that it is one, rooted at node 0."""
    parent = as_array(parent, shape=(len(parent),), what="the parents").tolist()
    require(parent[0] == -1, "The parent of node 0 is not -1.")
    n = len(parent)
    require(all(0 <= above < n for above in parent[1:]), "Some parent is no node.")
    for node in range(n):
        steps = 0
        while node != 0 and steps <= n:
            node, steps = int(parent[node]), steps + 1
        require(steps <= n, "Some node has no way up to node 0.")
    return [(node, int(above)) for node, above in enumerate(parent) if node]


def trees_of(n):
    """Return the parents of all trees on n nodes, rooted at node 0 (n is small)."""
    found = []
    for above in product(range(n), repeat=n - 1):
        parent = [-1, *above]
        reached = {0}
        for _ in range(n):
            reached |= {node for node in range(1, n) if parent[node] in reached}
        if len(reached) == n:
            found.append(parent)
    return found


def shares(P, parent, alpha=1.0):
    """Return what a fitted tree must hold."""
    rows = [[int(bit) for bit in row] for row in P]

    def share(chosen):
        total = len(chosen) + 2 * alpha
        return (sum(chosen) + alpha) / total if total else 0.5

    cpt = []
    for i, above in enumerate(parent):
        if above == -1:
            p = share([row[i] for row in rows])
            cpt.append([p, p])
        else:
            cpt.append([share([row[i] for row in rows if row[above] == v]) for v in (0, 1)])
    return {"root": cpt[list(parent).index(-1)][0], "cpt": np.array(cpt)}


def assert_fitted(got, expected):
    """Assert that a dict holds the right probabilities."""
    require(isinstance(got, dict), "The result is no dict.")
    require({"root", "cpt"} <= set(got), "The dict lacks `root` or `cpt`.")
    assert_close(as_number(got["root"], what="`root`"), expected["root"], what="`root`")
    assert_close(got["cpt"], expected["cpt"], what="`cpt`", atol=1e-12)


def assert_children(got, expected):
    """Assert that the rows of all bits but bit 0, the root, are right."""
    require(isinstance(got, dict), "The result is no dict.")
    require("cpt" in got, "The dict lacks `cpt`.")
    cpt = as_array(got["cpt"], shape=expected["cpt"].shape, what="`cpt`")
    assert_close(cpt[1:], expected["cpt"][1:], what="rows of `cpt`", atol=1e-12)


def queue_order(parent):
    """Return the bits in the order of the queue."""
    order = [list(parent).index(-1)]
    for node in order:
        order.extend(child for child, above in enumerate(parent) if above == node)
    return order


def sampled(dist, parent, n, rng):
    """Return strings drawn bit by bit."""
    rows = [[0] * len(parent) for _ in range(n)]
    for node in queue_order(parent):
        numbers = rng.random(n).tolist()
        for row, u in zip(rows, numbers, strict=True):
            above = parent[node]
            p = dist["root"] if above == -1 else dist["cpt"][node][row[above]]
            row[node] = int(u < p)
    return np.array(rows)


def drawn_tree(rng, n):
    """Return a tree of random shape, whose root may be any node."""
    order = rng.permutation(n).tolist()
    parent = [-1] * n
    for place in range(1, n):
        parent[order[place]] = order[int(rng.integers(place))]
    return parent


def drawn_chain(rng, n):
    """Return a chain of all nodes in random order, from a root that may be any of them."""
    order = rng.permutation(n).tolist()
    parent = [-1] * n
    for above, node in pairwise(order):
        parent[node] = above
    return parent


def kept(values, keep):
    """Return the numbers of the strings that are kept."""
    k = max(1, math.ceil(keep * len(values) - 1e-9))
    return sorted(range(len(values)), key=lambda i: (-values[i], i))[:k]


def samples_of(f, n_bits, pop, keep, n_iter, rng):
    """Return all samples of MIMIC with their values."""
    P = rng.integers(0, 2, size=(pop, n_bits)).tolist()
    known = [(P, [f(row) for row in P])]
    for _ in range(n_iter):
        P, values = known[-1]
        good = [P[i] for i in kept(values, keep)]
        parent = grown(shared_information(good))
        P = sampled(shares(good, parent), parent, pop, rng).tolist()
        known.append((P, [f(row) for row in P]))
    return known


@remembered
def searched(f, n_bits, pop, keep, n_iter, rng):
    """Return what MIMIC must return."""
    known = samples_of(f, n_bits, pop, keep, n_iter, rng)
    thresholds = [values[kept(values, keep)[-1]] for _, values in known[:-1]]
    rows = [row for P, _ in known for row in P]
    values = [value for _, sample in known for value in sample]
    best = values.index(max(values))
    return np.array(rows[best]), float(values[best]), np.array(thresholds, dtype=float)


def weight_table(n, edges, rest=0.0):
    """Return a symmetric table with the weights of some edges."""
    mi = np.full((n, n), rest)
    np.fill_diagonal(mi, 0.0)
    for i, j, weight in edges:
        mi[i, j] = mi[j, i] = weight
    return mi


def drawn_weights(rng, n):
    """Return a symmetric table without ties: multiples of 0.001 in random order."""
    half = np.zeros((n, n))
    half[np.triu_indices(n, 1)] = rng.permutation(n * (n - 1) // 2) / 1000 + 0.001
    return half + half.T


def fitted(root, *rows):
    """Return what is expected."""
    return {"root": root, "cpt": np.array(rows)}


def drawn_sample(rng, N, n):
    """Return a sample and a tree, both parent values of every bit present."""
    P = rng.integers(0, 2, size=(N, n))
    P[0], P[1] = 0, 1
    return P, drawn_tree(rng, n)


def with_probabilities(rng, parent):
    """Return a distribution with drawn probabilities, the root's row filled as promised."""
    cpt = rng.uniform(0.1, 0.9, size=(len(parent), 2))
    root = parent.index(-1)
    cpt[root] = cpt[root, 0]
    return {"root": float(cpt[root, 0]), "cpt": cpt}, parent


def leaning(rng, N, n):
    """Return a sample in which each bit tends to repeat the one before it."""
    P = rng.integers(0, 2, size=(N, n))
    for j in range(1, n):
        P[:, j] = np.where(rng.random(N) < 0.6, P[:, j - 1], P[:, j])
    return P


def mimic_call(open_function, start, pop, keep, n_iter, n=5, high=60):
    """Return a call on a drawn table."""
    f = open_function("lookup", drawn_table(draws(start), n, high))
    return f, n, pop, keep, n_iter, draws(start)


def threshold_lists(got, expected):
    """Compare the thresholds only."""
    thresholds = as_array(as_tuple(got, 3)[2], what="the thresholds")
    assert_close(thresholds, expected[2], what="the thresholds")


def seen_by_mimic(student, f, n_bits, pop, keep, n_iter, start, read=lambda spy: spy.given(0)):
    """Return the result of a run, and all strings that f was given with their values."""
    spy = Spy(f)
    got = as_tuple(student.mimic(spy, n_bits, pop, keep, n_iter, draws(start)), 3)
    rows = np.array([np.asarray(x, dtype=int) for x in read(spy)]).reshape(-1, n_bits)
    require(len(rows) >= pop, "f is not called for each string of a sample.")
    return got, rows, np.array([f(x) for x in rows], dtype=float)


def watched_mimic(student, f, n_bits, pop, keep, n_iter, start, **settings):
    """Return the result of a run, and all samples with their values."""
    run = seen_by_mimic(student, f, n_bits, pop, keep, n_iter, start, **settings)
    got, rows, values = run
    count = pop * (n_iter + 1)
    require(len(rows) == count, "f is called more or less often than the statement says.")
    return got, rows.reshape(n_iter + 1, pop, -1), values.reshape(n_iter + 1, pop)
