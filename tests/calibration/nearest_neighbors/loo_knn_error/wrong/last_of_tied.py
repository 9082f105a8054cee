"""takes the tied label that comes last in the order of the neighbours

Breaks: ties of votes
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
            near = y[row][::-1].tolist()
            wrong += max(near, key=near.count) != y[i]
        rates.append(wrong / len(X))
    return np.array(rates)
