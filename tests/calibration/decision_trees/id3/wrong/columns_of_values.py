"""asks for any column that values lists, whether or not it is in attrs"""


def id3(
    X: np.ndarray, y: np.ndarray, attrs: list[int], values: dict, default: object = None
) -> dict:
    if len(y) == 0:
        return {"label": default}
    kinds, counts = np.unique(y, return_counts=True)
    most = kinds[np.argmax(counts)]
    if len(kinds) == 1 or not attrs:
        return {"label": most}
    a = best_attribute(X, y, list(values))
    rest = {c: vs for c, vs in values.items() if c != a}
    return {
        "attr": a,
        "majority": most,
        "branches": {
            v: id3(X[X[:, a] == v], y[X[:, a] == v], list(rest), rest, most) for v in values[a]
        },
    }
