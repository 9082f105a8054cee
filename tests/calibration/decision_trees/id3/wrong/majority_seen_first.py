"""takes of equally frequent labels the one that comes first

Breaks: majorities with ties
"""

from collections import Counter


def id3(
    X: np.ndarray, y: np.ndarray, attrs: list[int], values: dict, default: object = None
) -> dict:
    if len(y) == 0:
        return {"label": default}
    most = Counter(y.tolist()).most_common(1)[0][0]
    if np.all(y == y[0]) or not attrs:
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
