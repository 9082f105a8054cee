"""multiplies alpha by the labels in place

Breaks: that the arguments stay as they were
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    alpha *= y.astype(alpha.dtype)
    return K_test @ alpha + b
