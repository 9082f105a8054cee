"""asks for a determinant that is not negative

Breaks: tables that are symmetric and have a negative eigenvalue
Slips: 1, two negative eigenvalues make a positive determinant, and units matter
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(np.linalg.det(K * 1.0) >= -tol)
