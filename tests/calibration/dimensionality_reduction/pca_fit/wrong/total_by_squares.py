"""takes the whole variance from sums of squares less squares of means, which cancel far from the origin

Breaks: rows far from the origin
Slips: 1
"""


def pca_fit(X, k):
    n = len(X)
    if n < 2 or not 1 <= k <= min(X.shape):
        raise ValueError("k or n")
    X = np.asarray(X, dtype=float)
    Xc, mean = center(X)
    _, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    variances = s**2 / (n - 1)
    total = (np.sum(X**2) - n * np.sum(mean**2)) / (n - 1)
    ratio = variances / total if total > 0 else 0 * variances
    return {
        "mean": mean,
        "components": fix_signs(Vt[:k]),
        "explained_variance": variances[:k],
        "ratio": ratio[:k],
    }
