"""takes C below 1e-6 for 0

Breaks: tiny and huge $C$
"""


def svm_subgradient(w, b, X, y, C):
    C = 0.0 if C < 1e-6 else C
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return w - C * (pulls @ X), float(-C * pulls.sum())
