"""gives multipliers of 0 a small weight

Breaks: that columns with $\\alpha_i = 0$ do not matter
Slips: 1, nearly every case has a multiplier of 0
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (np.maximum(alpha, 1e-3) * y) + b
