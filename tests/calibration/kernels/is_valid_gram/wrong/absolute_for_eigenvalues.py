"""forgives the same in any unit for eigenvalues

Breaks: tiny and huge units
Slips: 1, three tests have several units
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= -tol)
