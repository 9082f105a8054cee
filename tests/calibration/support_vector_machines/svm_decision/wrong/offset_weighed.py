"""multiplies the offset by the sum of the multipliers

Breaks: zeros (the score is $b$)
Slips: 1, right where the multipliers add up to 1 only
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (alpha * y) + b * alpha.sum()
