"""counts classes with bincount, which wants integers from 0 on

Breaks: text labels
Slips: 1, text and numbers below zero fail
"""


def resample_balanced(y, mode, rng):
    if mode not in ("down", "up"):
        raise ValueError("mode is neither down nor up")
    counts = np.bincount(y)
    classes = np.flatnonzero(counts)
    counts = counts[classes]
    parts = []
    for name in classes:
        rows = np.flatnonzero(y == name)
        if mode == "down":
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
        else:
            parts.append(rows)
            parts.append(rng.choice(rows, size=counts.max() - len(rows)))
    return np.concatenate(parts)
