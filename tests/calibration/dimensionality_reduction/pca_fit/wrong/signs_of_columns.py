"""fixes the signs of columns in place of rows

Breaks: the rule for signs
Slips: 1, directions are broken entry by entry
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
        "components": fix_signs(Vt[:k].T).T,
        "explained_variance": variances[:k],
        "ratio": ratio[:k],
    }
