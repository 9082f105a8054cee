"""lets points on the gutters pull

Breaks: points on the gutters
Slips: 1, three of five tests have points on the gutters
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) <= 1, y, 0)
    return w - C * (pulls @ X), float(-C * pulls.sum())
