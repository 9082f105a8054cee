"""gives a tie to the label whose voters come first on the whole

Breaks: ties of votes
"""


def loo_knn_error(X, y, ks):
    n = len(X)
    if any(not 1 <= k <= n - 1 for k in ks):
        raise ValueError("ks")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    labels = y[np.argsort(D, axis=1, kind="stable")].tolist()
    rates = []
    for k in ks:
        wrong = 0
        for row, truth in zip(labels, y.tolist()):
            ranks = {}
            for rank, label in enumerate(row[:k]):
                ranks.setdefault(label, []).append(rank)
            best = min(ranks, key=lambda c: (-len(ranks[c]), sum(ranks[c]), ranks[c][0]))
            wrong += best != truth
        rates.append(wrong / n)
    return np.array(rates)
