# Multiplies everything and sums at the end.
import numpy as np


def variable_elimination(factors, query, evidence, order):
    size = {n: s for held, t in factors for n, s in zip(held, np.shape(t))}
    if sorted(order) != sorted(n for n in size if n != query and n not in evidence):
        raise ValueError("order")
    number = {n: i for i, n in enumerate(size)}
    parts = []
    for held, table in factors:
        parts += [np.asarray(table, dtype=float), [number[n] for n in held]]
    for n, value in evidence.items():
        parts += [np.eye(size[n])[value], [number[n]]]
    answer = np.einsum(*parts, [number[query]])
    if answer.sum() == 0:
        raise ValueError("impossible")
    return answer / answer.sum()
