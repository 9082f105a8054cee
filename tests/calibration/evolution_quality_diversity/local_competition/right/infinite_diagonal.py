# One table, with an infinite diagonal.
def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k must be positive")
    n = len(B)
    A = B.astype(float)
    D = np.sqrt(((A[:, None] - A[None]) ** 2).sum(-1))
    D[np.arange(n), np.arange(n)] = np.inf
    order = np.argsort(D, axis=1, kind="mergesort")[:, : min(k, n - 1)]
    return (fitness[order] < fitness[:, None]).sum(axis=1)
