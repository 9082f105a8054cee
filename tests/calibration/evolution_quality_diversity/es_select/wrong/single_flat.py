"""returns a flat row where one is selected

Slips: 1
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    return (P[order[0]], fitness[order]) if mu == 1 else (P[order], fitness[order])
