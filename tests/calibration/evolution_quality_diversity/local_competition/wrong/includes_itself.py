"""counts the individual itself among its neighbours

Breaks: that the individual itself is left out
Slips: 1, every individual has one other neighbour less
"""


def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    wins = np.zeros(len(B), dtype=int)
    for i in range(len(B)):
        others = np.arange(len(B))
        distances = np.linalg.norm(np.asarray(B[others], dtype=float) - B[i], axis=1)
        nearest = others[np.argsort(distances, kind="stable")[:k]]
        wins[i] = np.count_nonzero(fitness[i] > fitness[nearest])
    return wins
