"""compares labels that are strings by their first letter

Breaks: string labels
"""


def loo_knn_error(X, y, ks):
    if any(k < 1 or k > len(X) - 1 for k in ks):
        raise ValueError("k")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    order = np.argsort(D, axis=1, kind="stable")
    rates = []
    for k in ks:
        wrong = 0
        for i, row in enumerate(order[:, :k]):
            near = [str(s)[0] for s in y[row]]
            wrong += max(near, key=near.count) != str(y[i])[0]
        rates.append(wrong / len(X))
    return np.array(rates)
