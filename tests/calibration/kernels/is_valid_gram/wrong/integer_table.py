"""rounds eigenvalues of integer tables

Breaks: integers
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    values = values.round() if K.dtype.kind == "i" else values
    values = values + (1 if K.dtype.kind == "i" else 0)
    return bool(values.min() >= -tol * np.abs(values).max())
