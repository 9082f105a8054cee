"""adds the pulls in place of subtracting them

Breaks: slopes against differences
Slips: 1, right for content points only
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return w + C * (pulls @ X), float(C * pulls.sum())
