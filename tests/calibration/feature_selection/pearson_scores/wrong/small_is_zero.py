"""makes 0 of scores below 1e-7"""


def pearson_scores(X, y):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)
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
        scores[j] = min(r, 1.0) if r > 1e-7 else 0.0
    return scores
