"""lets rows with the same features decide alone, as the weighted vote does

Breaks: equal rows
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
            voters = order[i, :k]
            if D[i, voters[0]] == 0:
                voters = voters[D[i, voters] == 0]
            wrong += Counter(y[voters].tolist()).most_common(1)[0][0] != y[i]
        rates.append(wrong / n)
    return np.array(rates)
