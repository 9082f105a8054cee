"""adds one row to each class that is balanced already

Breaks: classes that are equally frequent already
Slips: 1
"""


def resample_balanced(y, mode, rng):
    if mode not in ("down", "up"):
        raise ValueError("mode is neither down nor up")
    classes, counts = np.unique(y, return_counts=True)
    parts = []
    for name in classes:
        rows = np.flatnonzero(y == name)
        if mode == "down":
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
        else:
            parts.append(rows)
            parts.append(
                rng.choice(rows, size=counts.max() - len(rows) + (counts.min() == counts.max()))
            )
    return np.concatenate(parts)
