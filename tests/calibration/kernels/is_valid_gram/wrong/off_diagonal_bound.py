"""asks that no entry is larger than its diagonal entries allow

Breaks: tables that are symmetric and have a negative eigenvalue
Slips: 1, right for two rows only
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    d = np.diag(K)
    return bool((d >= 0).all() and (K**2 <= np.outer(d, d) * (1 + tol)).all())
