"""forgives no rounding in the eigenvalues

Breaks: tables of lower rank (rounding leaves dust below 0)
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= 0)
