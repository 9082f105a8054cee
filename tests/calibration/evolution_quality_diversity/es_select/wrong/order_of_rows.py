"""returns the selected in the order of their rows

Slips: 1, hardly any selection is in order of its rows
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.sort(np.argsort(-fitness, kind="stable")[:mu])
    return P[order], fitness[order]
