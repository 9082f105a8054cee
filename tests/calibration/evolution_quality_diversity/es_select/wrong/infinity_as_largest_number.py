"""takes minus infinity for the lowest finite number

Slips: 1
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-np.nan_to_num(fitness, nan=-np.inf), kind="stable")[:mu]
    return P[order], fitness[order]
