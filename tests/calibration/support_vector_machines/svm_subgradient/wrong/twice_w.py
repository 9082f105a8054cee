"""takes 2 w, as if there were no factor 1/2

Slips: 1, right for w = 0 only
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return 2 * w - C * (pulls @ X), float(-C * pulls.sum())
