"""subtracts the first row in the small integer type of the columns"""


def selection_leakage(X, y, k, folds, inside):
    X = X - X[0]
    chosen = select_top_k(pearson_scores(X, y), k)
    out = []
    for a, b in folds:
        if inside:
            chosen = select_top_k(pearson_scores(X[a], y[a]), k)
        labels = np.unique(y[a])
        m = np.array([X[a][y[a] == c][:, chosen].mean(axis=0) for c in labels])
        g = ((X[b][:, chosen][:, None] - m) ** 2).sum(axis=2)
        out.append(np.mean(labels[g.argmin(axis=1)] == y[b]))
    return np.mean(out)
