"""prefers of equally good splits one whose sides say different labels

Breaks: ties between thresholds
"""


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict:
    def most(v):
        k, c = np.unique(v, return_counts=True)
        return k[c.argmax()], c.max()

    best, found = (-1, False), None
    if len(np.unique(y)) > 1:
        for j in range(X.shape[1]):
            v = np.unique(X[:, j])
            for t in (v[1:] + v[:-1]) / 2:
                left = X[:, j] <= t
                (a, p), (b, q) = most(y[left]), most(y[~left])
                if (p + q, a != b) > best:
                    best = (p + q, a != b)
                    found = {
                        "feature": j,
                        "threshold": t,
                        "left": a,
                        "right": b,
                        "accuracy": (p + q) / len(y),
                    }
    if found is None:
        a, p = most(y)
        return {"feature": None, "threshold": np.nan, "left": a, "right": a, "accuracy": p / len(y)}
    return found
