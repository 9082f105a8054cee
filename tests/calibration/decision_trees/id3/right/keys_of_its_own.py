"""stores the number of samples and the entropy as well

Needs: further keys of your own in the dicts do no harm
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
    others = [other for other in attrs if other != attr]
    branches = {}
    for value in values[attr]:
        here = X[:, attr] == value
        branches[value] = id3(X[here], y[here], others, values, majority)
    return {
        "n": len(y),
        "entropy": label_entropy(y),
        "attr": attr,
        "branches": branches,
        "majority": majority,
    }
