"""selects by the sign of the correlation, too

Breaks: correlations below 0
Slips: 1, other columns are selected in all tests
"""


def selection_leakage(X, y, k, folds, inside):
    def signed(A, b):
        r = (A - A.mean(axis=0)).T @ (b - np.mean(b))
        return np.where(r < 0, -pearson_scores(A, b), pearson_scores(A, b))

    if not inside:
        chosen = select_top_k(signed(X, y), k)
    rates = []
    for train, val in folds:
        if inside:
            chosen = select_top_k(signed(X[train], y[train]), k)
        A, B = X[train][:, chosen], X[val][:, chosen]
        labels = np.unique(y[train])
        centres = [A[y[train] == c].mean(axis=0) for c in labels]
        right = 0
        for row, label in zip(B, y[val]):
            gaps = [np.sum((row - c) ** 2) for c in centres]
            right += labels[int(np.argmin(gaps))] == label
        rates.append(right / len(val))
    return float(np.mean(rates))
