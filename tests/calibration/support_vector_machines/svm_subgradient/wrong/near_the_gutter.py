"""takes margins above 1 - 1e-2 for content

Breaks: points inside the street
Slips: 1, three tests have points that are nearly on a gutter
"""


def svm_subgradient(w, b, X, y, C):
    pulls = np.where(y * (X @ w + b) < 1 - 1e-2, y, 0)
    return w - C * (pulls @ X), float(-C * pulls.sum())
