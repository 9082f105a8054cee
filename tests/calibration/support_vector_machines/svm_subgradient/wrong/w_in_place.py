"""subtracts the pulls from w in place

Breaks: that the arguments stay as they were
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    step = C * (pulls @ X)
    if w.dtype == float:
        w -= step
        return w, float(-C * pulls.sum())
    return w - step, float(-C * pulls.sum())
