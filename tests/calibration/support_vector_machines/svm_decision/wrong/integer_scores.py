"""adds half of a score twice, cut to integers for integer tables

Breaks: integers
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    s = K_test @ (alpha * y) + b
    return s // 2 * 2.0 if K_test.dtype.kind == 'i' else s
