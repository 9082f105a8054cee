"""takes the general eig, whose vectors need not be at right angles

Breaks: dependent columns
"""


def pca_fit(X, k):
    n, d = X.shape
    if n < 2 or not 1 <= k <= min(n, d):
        raise ValueError("k")
    Xc, mean = center(X)
    values, vectors = np.linalg.eig(np.atleast_2d(np.cov(Xc.T)))
    values, vectors = values.real, vectors.real
    order = np.argsort(-values)
    values, vectors = values[order], vectors[:, order]
    total = values.sum()
    ratio = values / total if total > 0 else values * 0
    return {
        "mean": mean,
        "components": fix_signs(vectors.T)[:k],
        "explained_variance": values[:k],
        "ratio": ratio[:k],
    }
