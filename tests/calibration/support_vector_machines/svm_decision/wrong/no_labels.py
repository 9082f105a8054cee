"""leaves the labels out

Slips: 1, right where no multiplier counts only
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (alpha) + b
