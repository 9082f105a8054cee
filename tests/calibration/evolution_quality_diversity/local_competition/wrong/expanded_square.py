"""expands the square of the distances"""


def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k")
    B, fitness = np.asarray(B, dtype=float), np.asarray(fitness, dtype=float)
    n = len(B)
    D = (B**2).sum(1)[:, None] + (B**2).sum(1) - 2 * B @ B.T
    np.fill_diagonal(D, np.inf)
    near = np.argsort(D, axis=1, kind="stable")[:, : min(k, n - 1)]
    return (fitness[:, None] > fitness[near]).sum(axis=1)
