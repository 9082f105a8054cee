"""takes of equally frequent labels the default if that is one of them

Breaks: majorities with ties
"""


def id3(
    X: np.ndarray, y: np.ndarray, attrs: list[int], values: dict, default: object = None
) -> dict:
    if len(y) == 0:
        return {"label": default}
    kinds, counts = np.unique(y, return_counts=True)
    tied = kinds[counts == counts.max()]
    most = default if default is not None and default in tied else tied[0]
    if len(kinds) == 1 or not attrs:
        return {"label": most}
    a = best_attribute(X, y, attrs)
    rest = [c for c in attrs if c != a]
    return {
        "attr": a,
        "majority": most,
        "branches": {
            v: id3(X[X[:, a] == v], y[X[:, a] == v], rest, values, most) for v in values[a]
        },
    }
