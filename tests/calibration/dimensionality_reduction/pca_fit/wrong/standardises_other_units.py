"""standardises columns if their units differ widely

Breaks: other units
"""


def pca_fit(X, k):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    if n < 2 or not 1 <= k <= min(n, d):
        raise ValueError("k")
    Xc, mean = center(X)
    sd = Xc.std(axis=0)
    if sd.min() > 0 and sd.max() / sd.min() > 100:
        Xc = Xc / sd
    _, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    variance = s**2 / (n - 1)
    total = variance.sum()
    ratio = variance / total if total > 0 else np.zeros(len(variance))
    return {
        "mean": mean,
        "components": fix_signs(Vt[:k]),
        "explained_variance": variance[:k],
        "ratio": ratio[:k],
    }
