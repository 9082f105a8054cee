"""takes the label 0 for no winner yet

Breaks: long integers as labels
"""

from collections import Counter


def loo_knn_error(X, y, ks):
    n = len(X)
    if any(k < 1 or k > n - 1 for k in ks):
        raise ValueError("ks")
    D = pairwise_distances(X, X)
    D[np.arange(n), np.arange(n)] = np.inf
    order = np.argsort(D, axis=1, kind="stable")
    rates = []
    for k in ks:
        wrong = 0
        for i in range(n):
            counts = Counter(y[order[i, :k]].tolist())
            winner = None
            for label in counts:
                if not winner or counts[label] > counts[winner]:
                    winner = label
            wrong += winner != y[i]
        rates.append(wrong / n)
    return np.array(rates)
