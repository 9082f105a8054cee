"""turns the labels into numbers, which fails for text

Breaks: text labels
Slips: 1
"""


def resample_balanced(y, mode, rng):
    if mode not in ("down", "up"):
        raise ValueError("mode is neither down nor up")
    y = y.astype(float)
    classes, counts = np.unique(y, return_counts=True)
    parts = []
    for name in classes:
        rows = np.flatnonzero(y == name)
        if mode == "down":
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
        else:
            parts.append(rows)
            parts.append(rng.choice(rows, size=counts.max() - len(rows)))
    return np.concatenate(parts)
