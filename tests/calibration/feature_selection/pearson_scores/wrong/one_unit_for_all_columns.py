"""divides the table by its largest entry, and takes columns that are tiny then for constant

Breaks: tiny and huge units
"""


def pearson_scores(X, y):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)
    scores = np.zeros(X.shape[1])
    X = X / max(np.abs(X).max(), 1e-300)
    if y.max() == y.min():
        return scores
    y_c = y - y.min()
    y_c = y_c - y_c.mean()
    for j in range(X.shape[1]):
        x = X[:, j]
        if x.max() - x.min() <= 1e-30:
            continue
        x_c = x - x.min()
        x_c = x_c - x_c.mean()
        r = abs(x_c @ y_c) / (np.sqrt(x_c @ x_c) * np.sqrt(y_c @ y_c))
        scores[j] = min(r, 1.0)
    return scores
