"""subtracts the offset from the scores

Breaks: zeros (the score is $b$)
Slips: 1, right for b = 0 only
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("K_test")
    return K_test @ (alpha * y) - b
