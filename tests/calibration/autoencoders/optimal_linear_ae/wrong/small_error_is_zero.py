"""takes errors below 1e-12 for 0

Breaks: other units
"""


def optimal_linear_ae(X, k):
    n, d = X.shape
    if not 1 <= k <= min(n, d):
        raise ValueError(k)
    _, s, Vt = np.linalg.svd(X.astype(float), full_matrices=False)
    error = np.sum(s[k:] ** 2) / n
    return Vt[:k], Vt[:k].T, error if error > 1e-12 else 0.0
