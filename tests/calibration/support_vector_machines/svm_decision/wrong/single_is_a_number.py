"""returns a number for a single new point

Breaks: a single one
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    s = K_test @ (alpha * y) + b
    return s if len(s) > 1 else s[0]
