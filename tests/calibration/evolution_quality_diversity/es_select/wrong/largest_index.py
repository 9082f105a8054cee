"""puts the larger index first in ties

Slips: 1, infinities tie as well
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    n = len(fitness)
    order = (n - 1 - np.argsort(-fitness[::-1], kind="stable"))
    nan = np.isnan(fitness[order])
    order = np.append(order[~nan], np.sort(order[nan])).astype(int)[:mu]
    return P[order], fitness[order]
