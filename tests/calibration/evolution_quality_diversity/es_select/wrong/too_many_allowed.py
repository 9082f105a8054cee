"""returns all rows where mu is above n"""


def es_select(P, fitness, mu):
    if not 1 <= mu:
        raise ValueError("mu must be from 1 to the size of the population")
    fitness = np.asarray(fitness, dtype=float)
    order = np.argsort(-fitness, kind="stable")[:mu]
    return P[order], fitness[order]
