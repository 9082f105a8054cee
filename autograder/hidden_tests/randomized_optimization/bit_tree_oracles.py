"""Oracles of trees of bits: counted, grown and drawn one by one in plain Python."""

import math
from collections import Counter
from itertools import product

import numpy as np

from autograder.testing import as_array, as_number, assert_close, require


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


def searched(f, n_bits, pop, keep, n_iter, rng):
    """Return what MIMIC must return."""
    known = samples_of(f, n_bits, pop, keep, n_iter, rng)
    thresholds = [values[kept(values, keep)[-1]] for _, values in known[:-1]]
    rows = [row for P, _ in known for row in P]
    values = [value for _, sample in known for value in sample]
    best = values.index(max(values))
    return np.array(rows[best]), float(values[best]), np.array(thresholds, dtype=float)
