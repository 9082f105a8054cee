"""keeps the leader of the votes until another label has more

Breaks: ties of votes
"""


def loo_knn_error(X, y, ks):

    n = len(X)
    if any(not 1 <= k <= n - 1 for k in ks):
        raise ValueError("an entry of ks is out of range")
    D = pairwise_distances(X, X)
    np.fill_diagonal(D, np.inf)
    order = np.argsort(D, axis=1, kind="stable")
    wrong = np.zeros(n, dtype=int)
    for i in range(n):
        counts, leader = {}, None
        for k, label in enumerate(y[order[i, : n - 1]].tolist(), 1):
            counts[label] = counts.get(label, 0) + 1
            if leader is None or counts[label] > counts[leader]:
                leader = label
            wrong[k] += leader != y[i]
    return wrong[list(ks)] / n
