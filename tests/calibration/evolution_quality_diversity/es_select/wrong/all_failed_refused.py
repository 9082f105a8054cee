"""raises ValueError where all fitness is NaN

Breaks: NaN
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    if np.isnan(fitness).all():
        raise ValueError("all simulations have failed")
    order = np.argsort(-fitness, kind="stable")[:mu]
    return P[order], fitness[order]
