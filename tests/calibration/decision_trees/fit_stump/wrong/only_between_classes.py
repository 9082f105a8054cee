"""considers only midpoints where the label changes

Breaks: ties between thresholds
"""


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict:
    def most(v):
        k, c = np.unique(v, return_counts=True)
        return k[c.argmax()], c.max()

    best, found = -1, None
    if len(np.unique(y)) > 1:
        for j in range(X.shape[1]):
            order = np.lexsort((y, X[:, j]))
            xs, ys = X[order, j], y[order]
            v = np.unique(xs)
            for lo, hi in zip(v[:-1], v[1:]):
                if len(np.unique(ys[(xs == lo) | (xs == hi)])) == 1:
                    continue
                left = X[:, j] <= (lo + hi) / 2
                (a, p), (b, q) = most(y[left]), most(y[~left])
                if p + q > best:
                    best = p + q
                    found = {
                        "feature": j,
                        "threshold": (lo + hi) / 2,
                        "left": a,
                        "right": b,
                        "accuracy": best / len(y),
                    }
    if found is None:
        a, p = most(y)
        return {"feature": None, "threshold": np.nan, "left": a, "right": a, "accuracy": p / len(y)}
    return found
