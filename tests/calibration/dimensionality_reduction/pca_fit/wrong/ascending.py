"""keeps eigh's rising order, so the smallest variances

Breaks: falling order
Slips: 1, all arrays hold the wrong end
"""


def pca_fit(X, k):
    n, d = X.shape
    if n < 2 or k < 1 or k > min(n, d):
        raise ValueError("k is out of range")
    Xc, mean = center(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / (n - 1))
    variances, Vt = np.maximum(values, 0), vectors.T
    total = variances.sum()
    ratio = variances / total if total > 0 else 0 * variances
    return {
        "mean": mean,
        "components": fix_signs(Vt[:k]),
        "explained_variance": variances[:k],
        "ratio": ratio[:k],
    }
