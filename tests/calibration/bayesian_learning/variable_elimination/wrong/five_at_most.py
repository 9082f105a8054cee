"""multiplies at most five of the factors that hold a variable"""

import numpy as np

from functools import reduce
def variable_elimination(factors, query, evidence, order):
    hidden = {n for ns, _ in factors for n in ns} - {query} - set(evidence)
    if sorted(order) != sorted(hidden):
        raise ValueError("order")
    work = []
    for ns, t in factors:
        for n in list(ns):
            if n in evidence and n != query:
                t = np.take(t, evidence[n], axis=ns.index(n))
                ns = tuple(m for m in ns if m != n)
        work.append((ns, np.asarray(t)))
    for v in order:
        hold = [f for f in work if v in f[0]]
        work = [f for f in work if v not in f[0]] + [without(reduce(times, hold[:5]), v)]
    table = np.asarray(reduce(times, work)[1], dtype=float).copy()
    if query in evidence:
        for i in range(len(table)):
            if i != evidence[query]:
                table[i] = 0
    if table.sum() <= 0:
        raise ValueError("impossible evidence")
    return table / table.sum()


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
