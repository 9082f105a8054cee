"""fails for features that are integers, since infinity is none

Breaks: integers as features
"""


def loo_knn_error(X, y, ks):
    if any(k < 1 or k > len(X) - 1 for k in ks):
        raise ValueError("k")
    D = np.zeros((len(X), len(X)), X.dtype)
    for i, x in enumerate(X):
        D[i] = np.sum((X - x) ** 2, axis=1)
    np.fill_diagonal(D, np.inf if X.dtype == float else 10**30)
    order = np.argsort(D, axis=1, kind="stable")
    rates = []
    for k in ks:
        wrong = 0
        for i, row in enumerate(order[:, :k]):
            near = y[row].tolist()
            wrong += max(near, key=near.count) != y[i]
        rates.append(wrong / len(X))
    return np.array(rates)
