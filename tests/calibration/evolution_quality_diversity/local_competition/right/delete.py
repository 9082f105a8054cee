# The individual is deleted from the indices.
def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k")
    n = len(B)
    out = np.zeros(n, dtype=int)
    for i in range(n):
        idx = np.delete(np.arange(n), i)
        dist = np.linalg.norm(B[idx].astype(float) - B[i], axis=1)
        nearest = idx[np.lexsort((idx, dist))][:k]
        out[i] = np.count_nonzero(np.asarray(fitness)[nearest] < fitness[i])
    return out
