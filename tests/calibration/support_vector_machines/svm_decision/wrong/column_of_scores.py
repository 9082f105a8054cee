"""returns a column of scores

Slips: 1, no shape is right
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (alpha * y)[:, np.newaxis] + b
