"""takes every single entry for valid

Breaks: a single entry
"""


def is_valid_gram(K, tol=1e-8):
    if K.size == 1:
        return True
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= -tol * np.abs(values).max())
