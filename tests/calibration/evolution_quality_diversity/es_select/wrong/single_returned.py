"""returns fitness of single precision as it is

Slips: 1
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness)
    if fitness.dtype.kind != "f":
        fitness = fitness.astype(float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    return P[order], fitness[order]
