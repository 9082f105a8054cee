"""adds up the rows of a label in their small integer type"""


def selection_leakage(X, y, k, folds, inside):
    chosen = select_top_k(pearson_scores(X, y), k)
    out = []
    for a, b in folds:
        if inside:
            chosen = select_top_k(pearson_scores(X[a], y[a]), k)
        labels = np.unique(y[a])
        means = []
        for c in labels:
            rows = X[a][y[a] == c][:, chosen]
            total = np.zeros_like(rows[0])
            for r in rows:
                total = total + r
            means.append(total / len(rows))
        g = ((X[b][:, chosen][:, None] - np.array(means)) ** 2).sum(axis=2)
        out.append(np.mean(labels[g.argmin(axis=1)] == y[b]))
    return np.mean(out)
