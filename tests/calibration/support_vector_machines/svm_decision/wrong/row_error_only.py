"""raises ValueError only for a table that would fit when turned

Breaks: `ValueError` for a table on its side
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha) and K_test.shape[0] == len(alpha):
        raise ValueError("K_test")
    m = min(K_test.shape[1], len(alpha))
    return K_test[:, :m] @ (alpha * y)[:m] + b
