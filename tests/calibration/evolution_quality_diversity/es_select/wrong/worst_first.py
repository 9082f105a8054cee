"""returns the selected from the worst to the best

Slips: 1, no selection of several is in order
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu][::-1]
    return P[order], fitness[order]
