# Takes the rows with slack first.
def svm_subgradient(w, b, X, y, C):
    short = 1 - (X @ w + b) * y > 0
    signed = y[short][:, np.newaxis] * X[short]
    return 1.0 * w - C * signed.sum(axis=0), -C * float(np.sum(y[short]))
