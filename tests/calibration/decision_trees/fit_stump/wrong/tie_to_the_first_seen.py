"""gives a tied side the label that comes first among its rows

Breaks: or comes first
"""


def fit_stump(X, y):
    def majority(labels):
        counts = {}
        for label in labels.tolist():
            counts[label] = counts.get(label, 0) + 1
        return max(counts, key=counts.get)

    labels, counts = np.unique(y, return_counts=True)
    top = labels[counts.argmax()]
    stump = {
        "feature": None,
        "threshold": np.nan,
        "left": top,
        "right": top,
        "accuracy": counts.max() / len(y),
    }
    best = -1
    for j, x in enumerate(X.T if len(labels) > 1 else []):
        values = np.unique(x)
        for t in (values[:-1] + values[1:]) / 2:
            left, right = majority(y[x <= t]), majority(y[x > t])
            hits = int(np.sum(np.where(x <= t, left, right) == y))
            if hits > best:
                best = hits
                stump = {
                    "feature": j,
                    "threshold": t,
                    "left": left,
                    "right": right,
                    "accuracy": hits / len(y),
                }
    return stump
