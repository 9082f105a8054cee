"""turns an ascending sort round

Breaks: ties
Slips: 1, ties and NaN both come out in the wrong order
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(fitness, kind="stable")[::-1][:mu]
    return P[order], fitness[order]
