"""makes the offset an integer if the labels are

Breaks: integers
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (alpha * y) + y.dtype.type(b)
