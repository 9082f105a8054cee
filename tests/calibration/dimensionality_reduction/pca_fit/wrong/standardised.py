"""divides every column by its standard deviation first

Slips: 1, another table is decomposed
"""


def pca_fit(X, k):
    n, d = X.shape
    if n < 2 or k < 1 or k > min(n, d):
        raise ValueError("k is out of range")
    Xc, mean = center(X)
    Xc = Xc / np.where(Xc.std(axis=0) > 0, Xc.std(axis=0), 1)
    U, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    variances = s**2 / (n - 1)
    total = variances.sum()
    ratio = variances / total if total > 0 else 0 * variances
    return {
        "mean": mean,
        "components": fix_signs(Vt[:k]),
        "explained_variance": variances[:k],
        "ratio": ratio[:k],
    }
