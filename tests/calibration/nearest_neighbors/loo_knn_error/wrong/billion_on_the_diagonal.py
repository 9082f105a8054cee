"""sets the distance of a row to itself to 1e9, which is near where units are large

Breaks: features in large units
Slips: 1
"""


def loo_knn_error(X, y, ks):
    n = len(X)
    if any(k < 1 or k > n - 1 for k in ks):
        raise ValueError("each k must be from 1 to n - 1")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, 1e9)
    named = y[np.argsort(D, axis=1, kind="stable")].tolist()

    def vote(labels):
        return max(dict.fromkeys(labels), key=labels.count)

    truth = y.tolist()
    return np.array([np.mean([vote(row[:k]) != t for row, t in zip(named, truth)]) for k in ks])
