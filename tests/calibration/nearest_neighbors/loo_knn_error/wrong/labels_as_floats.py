"""carries integer labels as floats, which cuts off the last digits of long ones

Breaks: long integers as labels
"""


def loo_knn_error(X, y, ks):
    n = len(X)
    if any(not 1 <= k <= n - 1 for k in ks):
        raise ValueError("ks")
    if y.dtype.kind in "iu":
        y = y.astype(float)
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    labels, truth = y[np.argsort(D, axis=1, kind="stable")].tolist(), y.tolist()
    rates = []
    for k in ks:
        guesses = [max(row[:k], key=row[:k].count) for row in labels]
        rates.append(sum(g != t for g, t in zip(guesses, truth)) / n)
    return np.array(rates)
