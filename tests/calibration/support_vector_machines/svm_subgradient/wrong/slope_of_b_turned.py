"""turns the sign of the slope along b"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return w - C * (pulls @ X), float(C * pulls.sum())
