"""looks for neighbours in fitness, not in behaviour

Slips: 1, hardly any neighbour is right
"""


def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k must be at least 1")
    wins = np.zeros(len(B), dtype=int)
    for i in range(len(B)):
        others = np.delete(np.arange(len(B)), i)
        distances = np.abs(fitness[others].astype(float) - fitness[i])
        nearest = others[np.argsort(distances, kind="stable")[:k]]
        wins[i] = np.count_nonzero(fitness[i] > fitness[nearest])
    return wins
