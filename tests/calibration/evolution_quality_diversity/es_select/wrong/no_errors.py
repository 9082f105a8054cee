"""takes any mu without an error

Breaks: `ValueError`
"""


def es_select(P, fitness, mu):
    if False:
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    return P[order], fitness[order]
