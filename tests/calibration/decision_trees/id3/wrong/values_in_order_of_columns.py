"""takes the lists of values for those of columns 0, 1, 2, in whichever order they stand in the dict"""


def _majority(y):
    labels, counts = np.unique(y, return_counts=True)
    return labels[np.argmax(counts)]


def id3(
    X: np.ndarray, y: np.ndarray, attrs: list[int], values: dict, default: object = None
) -> dict:
    if len(y) == 0:
        return {"label": default}
    major = _majority(y)
    if np.all(y == y[0]):
        return {"label": y[0]}
    if len(attrs) == 0:
        return {"label": major}
    attr = best_attribute(X, y, attrs)
    rest = [j for j in attrs if j != attr]
    branches = {}
    for value in list(values.values())[attr] if attr < len(values) else values[attr]:
        here = X[:, attr] == value
        branches[value] = id3(X[here], y[here], rest, values, major)
    return {"attr": attr, "branches": branches, "majority": major}
