"""drops multipliers below 1e-6

Breaks: that columns with $\\alpha_i = 0$ do not matter
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (np.where(alpha < 1e-6, 0, alpha) * y) + b
