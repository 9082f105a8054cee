"""looks at the signs of the diagonal alone

Breaks: tables that are symmetric and have a negative eigenvalue
Slips: 1, three tests have negative eigenvalues
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool((np.diag(K) >= 0).all())
