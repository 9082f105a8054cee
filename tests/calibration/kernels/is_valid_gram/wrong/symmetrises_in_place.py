"""makes the table symmetric in place"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    K += K.T.copy()
    K //= 2 if K.dtype.kind == "i" else 1
    K *= 1 if K.dtype.kind == "i" else K.dtype.type(0.5)
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= -tol * np.abs(values).max())
