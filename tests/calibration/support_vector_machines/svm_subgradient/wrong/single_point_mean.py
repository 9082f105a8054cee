"""fails to pull for a single point

Breaks: single points
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0) * (len(y) > 1)
    return w - C * (pulls @ X), float(-C * pulls.sum())
