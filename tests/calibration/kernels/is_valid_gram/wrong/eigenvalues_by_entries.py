"""compares eigenvalues with the largest entry

Breaks: large tables
Slips: 1
"""


def is_valid_gram(K, tol=1e-8):
    K = np.asarray(K, float)
    if K.ndim != 2 or K.shape[0] != K.shape[1]:
        return False
    top = np.abs(K).max()
    if np.abs(K - K.T).max() > tol * top:
        return False
    return bool(np.linalg.eigvalsh(K).min() >= -tol * top)
