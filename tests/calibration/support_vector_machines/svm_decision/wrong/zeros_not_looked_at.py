"""does not look at the table if all multipliers are 0

Breaks: `ValueError` for a table on its side
"""


def svm_decision(alpha, y, K_test, b):
    if not np.any(alpha):
        return np.full(len(K_test), float(b))
    if K_test.shape[1] != len(alpha):
        raise ValueError
    return K_test @ (alpha * y) + float(b)
