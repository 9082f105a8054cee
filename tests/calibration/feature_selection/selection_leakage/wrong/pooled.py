"""divides all hits by all validation rows

Breaks: unequal folds
"""


def selection_leakage(X, y, k, folds, inside):
    if not inside:
        chosen = select_top_k(pearson_scores(X, y), k)
    rates = []
    for train, val in folds:
        if inside:
            chosen = select_top_k(pearson_scores(X[train], y[train]), k)
        A, B = X[train][:, chosen], X[val][:, chosen]
        labels = np.unique(y[train])
        centres = [A[y[train] == c].mean(axis=0) for c in labels]
        right = 0
        for row, label in zip(B, y[val]):
            gaps = [np.sum((row - c) ** 2) for c in centres]
            right += labels[int(np.argmin(gaps))] == label
        rates += [1.0] * int(right) + [0.0] * (len(val) - int(right))
    return float(np.mean(rates))
