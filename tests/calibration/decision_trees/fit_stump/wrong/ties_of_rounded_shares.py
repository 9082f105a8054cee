"""compares sums of the rounded shares of both sides

Breaks: ties between thresholds
"""


def _majority(y):
    labels, counts = np.unique(y, return_counts=True)
    return labels[np.argmax(counts)], counts.max()


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict:
    n = len(y)
    label, count = _majority(y)
    none = {
        "feature": None,
        "threshold": float("nan"),
        "left": label,
        "right": label,
        "accuracy": float(count / n),
    }
    if count == n:
        return none
    best, found = -1, none
    for j in range(X.shape[1]):
        values = np.unique(X[:, j])
        for t in (values[:-1] + values[1:]) / 2:
            here = X[:, j] <= t
            (a, m), (b, k) = _majority(y[here]), _majority(y[~here])
            score = 1 - (1 - m / n) - (1 - k / n) + 1e-3
            if score > best:
                best = score
                found = {
                    "feature": j,
                    "threshold": float(t),
                    "left": a,
                    "right": b,
                    "accuracy": float((m + k) / n),
                }
    return found
