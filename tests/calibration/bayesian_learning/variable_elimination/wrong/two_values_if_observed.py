"""returns two entries for a query that was observed as 0 or 1

Breaks: the query in the evidence
"""

import numpy as np


def variable_elimination(factors, query, evidence, order):
    seen = {name: value for name, value in evidence.items() if name != query}
    names = {name for held, _ in factors for name in held}
    if sorted(order) != sorted(names - {query} - set(seen)):
        raise ValueError("the order does not fit")
    pool = []
    for held, table in factors:
        entry = tuple(seen.get(name, slice(None)) for name in held)
        pool.append((tuple(name for name in held if name not in seen), np.asarray(table)[entry]))
    for var in order:
        merged = (), np.array(1.0)
        for factor in pool:
            if var in factor[0]:
                merged = times(merged, factor)
        pool = [factor for factor in pool if var not in factor[0]]
        pool.append(without(merged, var))
    result = (), np.array(1.0)
    for factor in pool:
        result = times(result, factor)
    values = np.arange(result[1].size)
    chances = np.where(values == evidence.get(query, values), result[1], 0.0)
    if chances.sum() == 0:
        raise ValueError("impossible evidence")
    if evidence.get(query, 2) < 2:
        return np.eye(2)[evidence[query]]
    return chances / chances.sum()


def times(f, g):
    joint = list(f[0]) + [n for n in g[0] if n not in f[0]]
    number = {n: i for i, n in enumerate(joint)}
    table = np.einsum(
        f[1], [number[n] for n in f[0]], g[1], [number[n] for n in g[0]], list(range(len(joint)))
    )
    return tuple(joint), table


def without(f, var):
    axis = f[0].index(var)
    return f[0][:axis] + f[0][axis + 1 :], f[1].sum(axis=axis)
