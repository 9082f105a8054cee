"""compares no more than the first eight letters of labels

Breaks: string labels
Slips: 1
"""


def loo_knn_error(X, y, ks):
    n = len(X)
    if any(k < 1 or k > n - 1 for k in ks):
        raise ValueError("each k must be from 1 to n - 1")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    names = y.astype("U8") if y.dtype.kind == "U" else y
    named = names[np.argsort(D, axis=1, kind="stable")].tolist()

    def vote(labels):
        return max(dict.fromkeys(labels), key=labels.count)

    truth = names.tolist()
    return np.array([np.mean([vote(row[:k]) != t for row, t in zip(named, truth)]) for k in ks])
