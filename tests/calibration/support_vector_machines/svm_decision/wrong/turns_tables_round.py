"""turns a table on its side round in place of raising ValueError

Breaks: `ValueError` for a table on its side
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        K_test = K_test.T
    return K_test @ (alpha * y) + b
