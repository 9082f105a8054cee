"""returns no split as soon as one feature is constant

Breaks: a constant feature beside others
"""


def fit_stump(X: np.ndarray, y: np.ndarray) -> dict:
    labels, codes = np.unique(y, return_inverse=True)
    counts = np.bincount(codes)
    majority = labels[counts.argmax()].item()
    stump = {"feature": None, "threshold": np.nan, "left": majority, "right": majority}
    most = counts.max()
    best = 0 if len(labels) > 1 else most
    for j, x in enumerate(X.T):
        values = np.unique(x)
        if len(values) == 1:
            return {
                "feature": None,
                "threshold": np.nan,
                "left": majority,
                "right": majority,
                "accuracy": counts.max() / len(y),
            }
        for threshold in (values[:-1] + values[1:]) / 2:
            goes_left = x <= threshold
            left = np.bincount(codes[goes_left], minlength=len(labels))
            right = counts - left
            if left.max() + right.max() > best:
                best = most = left.max() + right.max()
                sides = {"left": labels[left.argmax()], "right": labels[right.argmax()]}
                stump = {"feature": j, "threshold": float(threshold)}
                stump |= {side: label.item() for side, label in sides.items()}
    return {**stump, "accuracy": float(most / len(y))}
