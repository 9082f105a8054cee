"""subtracts the product of means from the mean of products

Breaks: columns around $10^6$ with a spread of 1
"""


def pearson_scores(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    scores = np.zeros(X.shape[1])
    if y.max() == y.min():
        return scores
    yc = y - y.mean()
    for j in range(X.shape[1]):
        x = X[:, j]
        if x.max() == x.min():
            continue
        xc = x - x.mean()
        r = (np.mean(x * y) - x.mean() * y.mean()) / (x.std() * y.std())
        scores[j] = min(abs(r), 1.0)
    return scores
