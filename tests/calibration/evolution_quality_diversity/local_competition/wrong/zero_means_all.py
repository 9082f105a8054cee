"""takes a k below 1 for all others"""


def local_competition(fitness, B, k):
    k = k if k >= 1 else len(B)
    wins = np.zeros(len(B), dtype=int)
    for i in range(len(B)):
        others = np.delete(np.arange(len(B)), i)
        distances = np.linalg.norm(np.asarray(B[others], dtype=float) - B[i], axis=1)
        nearest = others[np.argsort(distances, kind="stable")[:k]]
        wins[i] = np.count_nonzero(fitness[i] > fitness[nearest])
    return wins
