"""looks at the square part of other tables

Breaks: tables that are not square
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        K = K[: min(K.shape), : min(K.shape)]
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= -tol * np.abs(values).max())
