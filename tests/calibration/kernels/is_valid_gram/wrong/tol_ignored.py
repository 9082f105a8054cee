"""forgives 1e-8 whatever tol is

Breaks: other values of `tol`
"""


def is_valid_gram(K, tol=1e-8):
    tol = 1e-8
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= -tol * np.abs(values).max())
