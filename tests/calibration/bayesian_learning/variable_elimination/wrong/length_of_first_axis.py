"""reads the number of values of an observed query off the first axis of its factor"""

import numpy as np


def variable_elimination(factors, query, evidence, order):
    everything = {v for names, _ in factors for v in names}
    if sorted(order) != sorted(everything - {query} - set(evidence)):
        raise ValueError("the order is not right")
    size = next(len(t) for names, t in factors if query in names)
    pool = []
    for names, table in factors:
        index = tuple(evidence.get(v, slice(None)) for v in names)
        pool.append((tuple(v for v in names if v not in evidence), np.asarray(table)[index]))
    for var in order:
        used = [f for f in pool if var in f[0]]
        pool = [f for f in pool if var not in f[0]]
        result = ((), np.array(1.0))
        for other in used:
            result = times(result, other)
        pool.append(without(result, var))
    answer = 1.0
    for _, table in pool:
        answer = answer * table
    if np.sum(answer) == 0:
        raise ValueError("impossible evidence")
    if query in evidence:
        return (np.arange(size) == evidence[query]).astype(float)
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
