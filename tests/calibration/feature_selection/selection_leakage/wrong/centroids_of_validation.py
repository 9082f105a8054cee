"""takes means over the validation rows

Breaks: that means come from the training rows
Slips: 1, the means matter in all tests
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
        centres = [(B[y[val] == c] if (y[val] == c).any() else A[y[train] == c]).mean(axis=0) for c in labels]
        right = 0
        for row, label in zip(B, y[val]):
            gaps = [np.sum((row - c) ** 2) for c in centres]
            right += labels[int(np.argmin(gaps))] == label
        rates.append(right / len(val))
    return float(np.mean(rates))
