"""takes out the entry at the place of the column's number

Breaks: attrs in any order
"""


def id3(
    X: np.ndarray, y: np.ndarray, attrs: list[int], values: dict, default: object = None
) -> dict:
    if len(y) == 0:
        return {"label": default}
    labels, counts = np.unique(y, return_counts=True)
    majority = labels[counts.argmax()].item()  # labels are sorted: the first of equals
    if len(labels) == 1 or len(attrs) == 0:
        return {"label": majority}
    attr = best_attribute(X, y, attrs)
    place = attr if attr < len(attrs) else attrs.index(attr)
    others = attrs[:place] + attrs[place + 1 :]
    branches = {}
    for value in values[attr]:
        here = X[:, attr] == value
        branches[value] = id3(X[here], y[here], others, values, majority)
    return {"attr": attr, "branches": branches, "majority": majority}
