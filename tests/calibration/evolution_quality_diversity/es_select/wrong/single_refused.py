"""refuses to select a single row

Breaks: a single individual
"""


def es_select(P, fitness, mu):
    if not 2 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    return P[order], fitness[order]
