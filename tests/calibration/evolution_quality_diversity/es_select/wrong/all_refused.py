"""refuses to select all of the population

Breaks: all of the population
Slips: 1, four tests select all of some population
"""


def es_select(P, fitness, mu):
    if not 1 <= mu < len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    return P[order], fitness[order]
