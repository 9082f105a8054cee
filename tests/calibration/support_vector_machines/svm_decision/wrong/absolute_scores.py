"""returns scores without their signs

Breaks: new points on both sides
Slips: 1, every test has points on both sides
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return np.abs(K_test @ (alpha * y) + b)
