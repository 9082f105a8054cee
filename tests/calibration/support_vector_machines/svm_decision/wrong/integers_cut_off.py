"""keeps the dtype of an integer table

Breaks: integers
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    s = np.zeros_like(K_test[:, 0])
    s[:] = K_test @ (alpha * y) + b
    return s
