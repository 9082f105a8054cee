"""lets a variable with one value be missing from the order

Breaks: for a variable missing from the order
"""

import numpy as np


def variable_elimination(factors, query, evidence, order):
    names = list(dict.fromkeys(v for held, _ in factors for v in held))
    single = {v for h, t in factors for v, k in zip(h, t.shape) if k == 1}
    if (
        sorted({*order, *single} - {query, *evidence}) != sorted(set(names) - {query, *evidence})
        or len(set(order)) < len(order)
        or not set(order) <= set(names) - {query, *evidence}
    ):
        raise ValueError("order")
    args = []
    for held, table in factors:
        args += [np.asarray(table, float), [names.index(v) for v in held]]
    whole = np.einsum(*args, list(range(len(names))))
    for v, x in evidence.items():
        axis = names.index(v)
        mask = np.arange(whole.shape[axis]) == x
        whole = whole * mask.reshape([-1 if i == axis else 1 for i in range(len(names))])
    answer = whole.sum(axis=tuple(i for i, v in enumerate(names) if v != query))
    if answer.sum() == 0:
        raise ValueError("impossible")
    return answer / answer.sum()
