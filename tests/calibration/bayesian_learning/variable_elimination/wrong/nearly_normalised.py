"""does not normalise without evidence if the numbers add up to nearly 1

Breaks: unnormalised factors
"""

import numpy as np


def variable_elimination(factors, query, evidence, order):
    expected = sorted({v for names, _ in factors for v in names} - {query} - set(evidence))
    if sorted(order) != expected:
        raise ValueError("order")
    pool = []
    for names, table in factors:
        index = tuple(evidence.get(v, slice(None)) if v != query else slice(None) for v in names)
        pool.append(
            (
                tuple(v for v in names if v not in evidence or v == query),
                np.asarray(table, float)[index],
            )
        )

    def multiply(held):
        names, table = (), np.array(1.0)
        for other, numbers in held:
            both = names + tuple(v for v in other if v not in names)
            at = {v: i for i, v in enumerate(both)}
            table = np.einsum(
                table,
                [at[v] for v in names],
                numbers,
                [at[v] for v in other],
                [at[v] for v in both],
            )
            names = both
        return names, table

    for var in order:
        used = [held for held in pool if var in held[0]]
        pool = [held for held in pool if var not in held[0]]
        names, table = multiply(used)
        pool.append((tuple(v for v in names if v != var), table.sum(axis=names.index(var))))
    answer = multiply(pool)[1]
    if query in evidence:
        answer = answer * (np.arange(len(answer)) == evidence[query])
    if answer.sum() == 0:
        raise ValueError("impossible")
    if not evidence and abs(answer.sum() - 1) < 1e-6:
        return answer
    return answer / answer.sum()
