"""multiplies from the other side

Breaks: as many new points as old ones
Slips: 1, fails unless the table is square
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return (alpha * y) @ K_test + b
