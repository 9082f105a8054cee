"""compares the number of rows with that of the multipliers

Breaks: `ValueError` for a table on its side
Slips: 1, refuses all tables but square ones
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[0] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (alpha * y) + b
