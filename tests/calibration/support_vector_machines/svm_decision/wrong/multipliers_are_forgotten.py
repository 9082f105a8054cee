"""weighs all training points alike

Breaks: that columns with $\\alpha_i = 0$ do not matter
Slips: 1, no score is right
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (y * 1.0) + b
