"""does not look at the symmetry

Breaks: tables that are not symmetric
"""


def is_valid_gram(K, tol=1e-8):
    if K.shape[0] != K.shape[1]:
        return False
    values = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(values.min() >= -tol * np.abs(values).max())
