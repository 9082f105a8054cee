"""takes the column out of attrs and puts it back at the end

Breaks: that X, y, attrs and values stay as they are
"""


def id3(
    X: np.ndarray, y: np.ndarray, attrs: list[int], values: dict, default: object = None
) -> dict:
    if len(y) == 0:
        return {"label": default}
    kinds, counts = np.unique(y, return_counts=True)
    most = kinds[np.argmax(counts)]
    if len(kinds) == 1 or len(attrs) == 0:
        return {"label": most}
    a = best_attribute(X, y, attrs)
    attrs.remove(a)
    branches = {}
    for v in values[a]:
        here = X[:, a] == v
        branches[v] = id3(X[here], y[here], attrs, values, most)
    attrs.append(a)
    return {"attr": a, "branches": branches, "majority": most}
