"""rounds features to eight decimal places before it looks for midpoints

Breaks: the midpoint
"""


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict:
    def most(v):
        k, c = np.unique(v, return_counts=True)
        return k[c.argmax()], c.max()

    best, found = -1, None
    if len(np.unique(y)) > 1:
        for j in range(X.shape[1]):
            v = np.unique(np.round(X[:, j], 8))
            for t in (v[1:] + v[:-1]) / 2:
                left = X[:, j] <= t
                (a, p), (b, q) = most(y[left]), most(y[~left])
                if p + q > best:
                    best = p + q
                    found = {
                        "feature": j,
                        "threshold": t,
                        "left": a,
                        "right": b,
                        "accuracy": best / len(y),
                    }
    if found is None:
        a, p = most(y)
        return {"feature": None, "threshold": np.nan, "left": a, "right": a, "accuracy": p / len(y)}
    return found
