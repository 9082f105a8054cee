"""sorts the population in place"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    rest = np.setdiff1d(np.arange(len(P)), order)
    P[:] = P[np.append(order, rest)]
    return P[:mu], fitness[order]
