"""leaves the signs as the decomposition returns them

Breaks: the rule for signs
"""


def pca_fit(X, k):
    n, d = X.shape
    if n < 2 or k < 1 or k > min(n, d):
        raise ValueError("k is out of range")
    Xc, mean = center(X)
    U, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    variances = s**2 / (n - 1)
    total = variances.sum()
    ratio = variances / total if total > 0 else 0 * variances
    return {
        "mean": mean,
        "components": Vt[:k],
        "explained_variance": variances[:k],
        "ratio": ratio[:k],
    }
