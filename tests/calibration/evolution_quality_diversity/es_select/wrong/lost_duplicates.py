"""keeps one row of each fitness only

Slips: 1, infinities and bools are tied as well
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")
    order = np.array([i for k, i in enumerate(order) if k == 0 or fitness[i] != fitness[order[k - 1]]])[:mu]
    return P[order], fitness[order]
