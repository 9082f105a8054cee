"""takes the split with the highest Gini decrease

Breaks: data on which counting mistakes and information gain disagree
"""


def fit_stump(X, y):
    labels, codes = np.unique(y, return_inverse=True)
    counts = np.bincount(codes)
    top = labels[counts.argmax()].item()
    best = None
    for j, x in enumerate(X.T):
        values = np.unique(x)
        for t in (values[:-1] + values[1:]) / 2:
            left = np.bincount(codes[x <= t], minlength=len(labels))
            right = counts - left
            purity = (left**2).sum() / left.sum() + (right**2).sum() / right.sum()
            if best is None or purity > best[0] + 1e-12:
                best = (purity, j, t, left, right)
    if best is None or len(labels) == 1:
        return {
            "feature": None,
            "threshold": np.nan,
            "left": top,
            "right": top,
            "accuracy": counts.max() / len(y),
        }
    _, j, t, left, right = best
    return {
        "feature": j,
        "threshold": float(t),
        "left": labels[left.argmax()].item(),
        "right": labels[right.argmax()].item(),
        "accuracy": (left.max() + right.max()) / len(y),
    }
