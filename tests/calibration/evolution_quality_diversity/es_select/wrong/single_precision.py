"""sorts fitness in single precision"""


def es_select(P, fitness, mu):
    fitness = np.asarray(fitness, dtype=float)
    n = len(fitness)
    if mu < 1 or mu > n:
        raise ValueError("mu")
    order = np.argsort(-fitness.astype(np.float32), kind="stable")[:mu]
    return np.asarray(P, dtype=float)[order], fitness[order]
