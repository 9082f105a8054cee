"""rounds the distances to six digits after the point

Breaks: equal distances
"""


def selection_leakage(X, y, k, folds, inside):
    chosen = select_top_k(pearson_scores(X, y), k)
    out = []
    for a, b in folds:
        if inside:
            chosen = select_top_k(pearson_scores(X[a], y[a]), k)
        labels = np.unique(y[a])
        m = np.array([X[a][y[a] == c][:, chosen].mean(axis=0) for c in labels])
        g = np.round(((X[b][:, chosen][:, None] - m) ** 2).sum(axis=2), 6)
        out.append(np.mean(labels[g.argmin(axis=1)] == y[b]))
    return np.mean(out)
