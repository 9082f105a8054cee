"""drops all variables with a single value

Breaks: variables with one
Slips: 1
"""


import numpy as np


def variable_elimination(factors, query, evidence, order):
    names = {v for a, _ in factors for v in a}
    if sorted(order) != sorted(names - {query} - set(evidence)):
        raise ValueError("order")
    size = next(t.shape[a.index(query)] for a, t in factors if query in a)
    pool = []
    for a, t in factors:
        t = np.asarray(t, float)
        for i, v in enumerate(a):
            if v in evidence:
                t = np.take(t, [evidence[v]], axis=i)
        keep = [i for i, v in enumerate(a) if v not in evidence and t.shape[i] > 1]
        pool.append((tuple(a[i] for i in keep), t.squeeze()))
    for v in order:
        f = ((), np.ones(()))
        for g in pool:
            if v in g[0]:
                f = factor_product(f, g)
        if f[0]:
            pool = [g for g in pool if v not in g[0]] + [factor_sum_out(f, v)]
    f = ((), np.ones(()))
    for g in pool:
        f = factor_product(f, g)
    if f[1].sum() == 0:
        raise ValueError("impossible")
    if query in evidence:
        return np.eye(size)[evidence[query]]
    return f[1] / f[1].sum()
