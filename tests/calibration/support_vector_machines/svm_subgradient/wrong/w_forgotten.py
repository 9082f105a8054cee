"""leaves w out of the slope along w

Slips: 1, right for w = 0 only
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return -C * (pulls @ X), float(-C * pulls.sum())
