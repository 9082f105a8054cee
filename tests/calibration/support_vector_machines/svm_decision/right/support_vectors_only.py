# Uses the columns of the support vectors only.
def svm_decision(alpha, y, K_test, b):
    m, n = K_test.shape
    if n != alpha.size:
        raise ValueError("one column for each training point, please")
    s = np.flatnonzero(alpha)
    return K_test[:, s] @ (alpha[s] * y[s]) + b
