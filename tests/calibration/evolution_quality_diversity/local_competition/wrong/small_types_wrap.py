"""subtracts small integers as they are"""


def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k")
    B, fitness = np.asarray(B), np.asarray(fitness)
    n = len(B)
    D = np.sqrt(((B[:, None] - B[None]) ** 2).sum(axis=2))
    np.fill_diagonal(D, np.inf)
    near = np.argsort(D, axis=1, kind="stable")[:, : min(k, n - 1)]
    return (fitness[:, None] > fitness[near]).sum(axis=1)
