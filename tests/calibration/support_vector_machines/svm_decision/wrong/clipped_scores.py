"""cuts scores at 1000 in size

Breaks: scores that are large
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return np.clip(K_test @ (alpha * y) + b, -1000, 1000)
