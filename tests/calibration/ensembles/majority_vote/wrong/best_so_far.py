"""compares each sum with the best so far in place of the largest

Breaks: ties that a float sum misses
Slips: 1
"""


def majority_vote(P, weights=None):
    T, n = P.shape
    w = np.ones(T) if weights is None else weights
    winners = P[0].copy()
    for i in range(n):
        most = -1.0
        for c in np.unique(P[:, i]):
            total = float(np.sum(w[P[:, i] == c]))
            if most < (1 - 1e-9) * total:
                most = total
                winners[i] = c
    return winners
