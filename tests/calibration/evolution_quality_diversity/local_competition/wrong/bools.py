"""returns whether all neighbours are outperformed

Slips: 1, right for one neighbour only
"""


def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    wins = np.zeros(len(B), dtype=int)
    for i in range(len(B)):
        others = np.delete(np.arange(len(B)), i)
        distances = np.linalg.norm(np.asarray(B[others], dtype=float) - B[i], axis=1)
        nearest = others[np.argsort(distances, kind="stable")[:k]]
        wins[i] = np.count_nonzero(fitness[i] > fitness[nearest])
    return (wins == min(k, len(B) - 1)).astype(int)
