"""returns the mean of integers as integers

Breaks: integers
"""


def pca_fit(X, k):
    n, d = X.shape
    if n < 2 or not 1 <= k <= min(n, d):
        raise ValueError
    Xc, mean = center(X)
    _, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    variances = s**2 / (n - 1)
    total = variances.sum()
    ratio = variances[:k] / total if total > 0 else np.zeros(k)
    return {
        "mean": mean.astype(X.dtype),
        "components": fix_signs(Vt[:k]),
        "explained_variance": variances[:k],
        "ratio": ratio,
    }
