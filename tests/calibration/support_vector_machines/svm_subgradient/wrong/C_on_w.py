"""multiplies w by C as well

Breaks: tiny and huge $C$
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return C * (w - pulls @ X), float(-C * pulls.sum())
