"""takes medians in place of means

Breaks: that means come from the training rows
Slips: 1, medians are other centres in four tests
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
        centres = [np.median(A[y[train] == c], axis=0) for c in labels]
        right = 0
        for row, label in zip(B, y[val]):
            gaps = [np.sum((row - c) ** 2) for c in centres]
            right += labels[int(np.argmin(gaps))] == label
        rates.append(right / len(val))
    return float(np.mean(rates))
