"""chooses the mean with the largest inner product

Breaks: that means come from the training rows
Slips: 1, other rows are nearest in four tests
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
            gaps = [-row @ c for c in centres]
            right += labels[int(np.argmin(gaps))] == label
        rates.append(right / len(val))
    return float(np.mean(rates))
