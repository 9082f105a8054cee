"""adds b to the slope along b

Slips: 1, nearly all data have an offset
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return w - C * (pulls @ X), float(b - C * pulls.sum())
