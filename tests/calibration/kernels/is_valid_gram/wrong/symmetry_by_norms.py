"""compares norms of whole tables to see whether one is symmetric

Breaks: large tables
Slips: 1
"""


def is_valid_gram(K, tol=1e-8):
    K = np.asarray(K, float)
    if K.ndim != 2 or K.shape[0] != K.shape[1]:
        return False
    if np.linalg.norm(K - K.T) > tol * np.linalg.norm(K):
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= -tol * np.abs(values).max())
