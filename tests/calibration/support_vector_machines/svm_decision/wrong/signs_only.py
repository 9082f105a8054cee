"""returns the predicted labels

Breaks: new points on both sides
Slips: 1, no score is right
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return np.sign(K_test @ (alpha * y) + b)
