"""returns zeros if no point has slack

Breaks: that content points do not pull (if all are: $(w, 0)$)
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    if not np.any(pulls):
        return 0.0 * w, 0.0
    return w - C * (pulls @ X), float(-C * pulls.sum())
