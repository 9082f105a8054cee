"""puts several NaN in the order of falling indices"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    nan = np.flatnonzero(np.isnan(fitness))[::-1]
    order = np.append(np.argsort(-fitness, kind="stable")[: len(P) - len(nan)], nan)[:mu]
    return P[order], fitness[order]
