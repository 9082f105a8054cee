"""drops rows without a fitness"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    order = order[~np.isnan(fitness[order])]
    return P[order], fitness[order]
