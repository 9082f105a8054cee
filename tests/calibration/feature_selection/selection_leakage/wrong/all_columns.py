"""classifies with all columns

Breaks: noise
Slips: 1, the selection has no effect
"""


def selection_leakage(X, y, k, folds, inside):
    if not inside:
        chosen = select_top_k(pearson_scores(X, y), k)
    rates = []
    for train, val in folds:
        if inside:
            chosen = select_top_k(pearson_scores(X[train], y[train]), k)
        A, B = X[train], X[val]
        labels = np.unique(y[train])
        centres = [A[y[train] == c].mean(axis=0) for c in labels]
        right = 0
        for row, label in zip(B, y[val]):
            gaps = [np.sum((row - c) ** 2) for c in centres]
            right += labels[int(np.argmin(gaps))] == label
        rates.append(right / len(val))
    return float(np.mean(rates))
