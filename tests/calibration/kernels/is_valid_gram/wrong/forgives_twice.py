"""forgives `tol` of the entry besides `tol` of the largest

Breaks: tables that are not symmetric
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    K = K.astype(float)
    if not np.allclose(K, K.T, rtol=tol, atol=tol * np.abs(K).max()):
        return False
    values = np.linalg.eigvalsh(K)
    floor = -tol * np.abs(values).max()
    return bool(values.min() >= floor)
