"""raises ValueError for C = 0

Breaks: $C = 0$
"""


def svm_subgradient(w, b, X, y, C):
    if C <= 0:
        raise ValueError('C')
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return w - C * (pulls @ X), float(-C * pulls.sum())
