"""writes the slope into a copy of integer weights

Breaks: integers
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    g = w.copy()
    g[:] = w - C * (pulls @ X)
    return g, float(-C * pulls.sum())
