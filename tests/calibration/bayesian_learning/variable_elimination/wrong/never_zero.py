"""keeps what was not observed at 1e-15 or above"""

import numpy as np


def variable_elimination(factors, query, evidence, order):
    names = list(dict.fromkeys(v for held, _ in factors for v in held))
    if sorted([*order, *{query, *evidence}]) != sorted(names):
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
    p = answer / answer.sum()
    return p if query in evidence else np.maximum(p, 1e-15)
