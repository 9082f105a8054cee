"""takes the default for a tol of 0

Breaks: other values of `tol`
"""


def is_valid_gram(K, tol=None):
    tol = tol or 1e-8
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    v = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(v.min() >= -tol * np.abs(v).max())
