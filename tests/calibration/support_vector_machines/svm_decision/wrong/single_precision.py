"""computes in single precision

Breaks: scores that are large
Slips: 1, hardly any score is within the tolerance
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return (K_test.astype(np.float32) @ (alpha * y).astype(np.float32) + b).astype(float)
