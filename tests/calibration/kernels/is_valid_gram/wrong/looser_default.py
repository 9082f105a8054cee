"""forgives 1e-5 by default

Breaks: tables that are not symmetric
"""


def is_valid_gram(K, tol=1e-5):
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= -tol * np.abs(values).max())
