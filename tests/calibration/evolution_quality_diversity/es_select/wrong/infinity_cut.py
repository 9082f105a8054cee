"""cuts infinite fitness to large numbers

Breaks: infinities
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.clip(np.asarray(fitness, dtype=float), -1e9, 1e9)
    order = np.argsort(-fitness, kind="stable")[:mu]
    return P[order], fitness[order]
