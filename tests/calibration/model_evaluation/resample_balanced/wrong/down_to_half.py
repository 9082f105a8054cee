"""downsamples to half of the smallest class

Breaks: the counts for "down"
Slips: 1, no result of "down" is large enough
"""


def resample_balanced(y, mode, rng):
    if mode not in ("down", "up"):
        raise ValueError("mode is neither down nor up")
    classes, counts = np.unique(y, return_counts=True)
    parts = []
    for name in classes:
        rows = np.flatnonzero(y == name)
        if mode == "down":
            parts.append(rng.choice(rows, size=max(1, counts.min() // 2), replace=False))
        else:
            parts.append(rows)
            parts.append(rng.choice(rows, size=counts.max() - len(rows)))
    return np.concatenate(parts)
