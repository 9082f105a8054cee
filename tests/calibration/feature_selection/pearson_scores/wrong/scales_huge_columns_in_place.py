"""divides huge columns by their size in place

Breaks: tiny and huge units
"""


def pearson_scores(X, y):
    X, y = np.asarray(X, dtype=float), np.array(y, dtype=float)
    if np.abs(X).max() > 1e20:
        X /= np.abs(X).max()
    scores = np.zeros(X.shape[1])
    if y.max() == y.min():
        return scores
    y_c = y - y.min()
    y_c = y_c - y_c.mean()
    for j in range(X.shape[1]):
        x = X[:, j]
        if x.max() == x.min():
            continue
        x_c = x - x.min()
        x_c = x_c - x_c.mean()
        r = abs(x_c @ y_c) / (np.sqrt(x_c @ x_c) * np.sqrt(y_c @ y_c))
        scores[j] = min(r, 1.0)
    return scores
