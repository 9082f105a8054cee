"""compares each asymmetry with its own entry, not with the largest

Breaks: tables that are not symmetric
"""


def is_valid_gram(K, tol=1e-8):
    K = np.asarray(K, dtype=float)
    if K.ndim != 2 or K.shape[0] != K.shape[1]:
        return False
    if np.any(np.abs(K - K.T) > tol * np.maximum(np.abs(K), np.abs(K.T))):
        return False
    values = np.linalg.eigvalsh(K)
    return bool(values.min() >= -tol * np.abs(values).max())
