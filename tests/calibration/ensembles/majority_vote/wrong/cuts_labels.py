"""cuts all labels to the length of the first one

Breaks: string labels
Slips: 1, the first label is often the shortest
"""


def majority_vote(P, weights=None):
    T, n = P.shape
    w = np.ones(T) if weights is None else weights
    winners = np.full(n, P[0, 0])
    for i in range(n):
        labels = np.unique(P[:, i])
        sums = np.array([np.sum(w[P[:, i] == c]) for c in labels])
        winners[i] = labels[np.argmax(sums >= (1 - 1e-9) * sums.max())]
    return winners
