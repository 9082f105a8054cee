"""takes a default of 0 for none

Breaks: a leaf without samples
"""


def id3(
    X: np.ndarray, y: np.ndarray, attrs: list[int], values: dict, default: object = None
) -> dict:
    if len(y) == 0:
        return {"label": default or None}
    labels, counts = np.unique(y, return_counts=True)
    majority = labels[counts.argmax()].item()  # labels are sorted: the first of equals
    if len(labels) == 1 or len(attrs) == 0:
        return {"label": majority}
    attr = best_attribute(X, y, attrs)
    others = [other for other in attrs if other != attr]
    branches = {}
    for value in values[attr]:
        here = X[:, attr] == value
        below = id3(X[here], y[here], others, values)
        branches[value] = below if here.any() else {"label": majority}
    return {"attr": attr, "branches": branches, "majority": majority}
