"""returns integers if everything it is given is an integer

Breaks: integers
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        raise ValueError("columns")
    return K_test @ (alpha * y) + b
