"""takes margins within 1e-9 of 1 for margins of 1

Breaks: points on the gutters
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1 - 1e-9, y, 0.0)
    return w - C * (pulls @ X), float(-C * pulls.sum())
