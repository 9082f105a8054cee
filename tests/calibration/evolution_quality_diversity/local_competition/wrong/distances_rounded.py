"""rounds distances to nine decimals

Slips: 1
"""


def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    wins = np.zeros(len(B), dtype=int)
    for i in range(len(B)):
        others = np.delete(np.arange(len(B)), i)
        distances = np.linalg.norm(np.asarray(B[others], dtype=float) - B[i], axis=1)
        nearest = others[np.argsort(np.round(distances, 9), kind="stable")[:k]]
        wins[i] = np.count_nonzero(fitness[i] > fitness[nearest])
    return wins
