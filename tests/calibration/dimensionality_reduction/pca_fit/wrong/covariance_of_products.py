"""takes the mean of products less the product of means

Breaks: rows far from the origin
Slips: 1, digits are lost wherever the mean is not small
"""


def pca_fit(X, k):
    n, d = X.shape
    if n < 2 or k < 1 or k > min(n, d):
        raise ValueError("k is out of range")
    Xc, mean = center(X)
    A = X.astype(float)
    values, vectors = np.linalg.eigh((A.T @ A - n * np.outer(mean, mean)) / (n - 1))
    variances, Vt = np.maximum(values[::-1], 0), vectors[:, ::-1].T
    total = variances.sum()
    ratio = variances / total if total > 0 else 0 * variances
    return {
        "mean": mean,
        "components": fix_signs(Vt[:k]),
        "explained_variance": variances[:k],
        "ratio": ratio[:k],
    }
