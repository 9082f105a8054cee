"""takes a square table for symmetric and reads it by columns

Breaks: as many new points as old ones
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    if K_test.shape[0] == K_test.shape[1]:
        K_test = K_test.T
    return K_test @ (alpha * y) + b
