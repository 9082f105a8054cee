# Sets entries that contradict the evidence to zero and sums everything out.
import numpy as np


def variable_elimination(factors, query, evidence, order):
    size = {n: s for held, t in factors for n, s in zip(held, np.shape(t))}
    hidden = [n for n in size if n != query and n not in evidence]
    if len(order) != len(hidden) or set(order) != set(hidden):
        raise ValueError("order")
    pool = [(tuple(held), np.asarray(t, dtype=float)) for held, t in factors]
    pool += [((n,), np.eye(size[n])[value]) for n, value in evidence.items()]
    for var in [*order, *(n for n in evidence if n != query)]:
        mine = [f for f in pool if var in f[0]]
        pool = [f for f in pool if var not in f[0]]
        names = list(dict.fromkeys(n for held, _ in mine for n in held))
        number = {n: i for i, n in enumerate(names)}
        parts = [x for held, t in mine for x in (t, [number[n] for n in held])]
        rest = [n for n in names if n != var]
        pool.append((tuple(rest), np.einsum(*parts, [number[n] for n in rest])))
    answer = np.ones(size[query])
    for _, table in pool:
        answer = answer * table
    if not answer.any():
        raise ValueError("impossible")
    return answer / answer.sum()
