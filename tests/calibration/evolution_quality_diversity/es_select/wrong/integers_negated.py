"""negates fitness before it becomes a float

Breaks: fitness of integers and of bools
"""


def es_select(P, fitness, mu):
    if not 1 <= mu <= len(P):
        raise ValueError("mu must be from 1 to the size of the population")
    negative = -fitness
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(negative, kind="stable")[:mu]
    return P[order], fitness[order]
