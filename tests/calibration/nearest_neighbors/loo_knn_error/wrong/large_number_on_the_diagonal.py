"""puts 1e12 on the diagonal in place of infinity

Breaks: features in large units
"""

from collections import Counter


def loo_knn_error(X, y, ks):
    n = len(X)
    if any(k < 1 or k > n - 1 for k in ks):
        raise ValueError("ks")
    D = pairwise_distances(X, X)
    D[np.arange(n), np.arange(n)] = 1e12
    order = np.argsort(D, axis=1, kind="stable")
    rates = []
    for k in ks:
        wrong = 0
        for i in range(n):
            labels = y[order[i, :k]].tolist()
            counts = Counter(labels)
            wrong += counts.most_common(1)[0][0] != y[i]
        rates.append(wrong / n)
    return np.array(rates)
