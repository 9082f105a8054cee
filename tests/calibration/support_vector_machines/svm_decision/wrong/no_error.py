"""cuts or fills up a table that does not fit

Breaks: `ValueError` for a table on its side
"""


def svm_decision(alpha, y, K_test, b):
    if K_test.shape[1] != len(alpha):
        K_test = np.resize(K_test, (len(K_test), len(alpha)))
    return K_test @ (alpha * y) + b
