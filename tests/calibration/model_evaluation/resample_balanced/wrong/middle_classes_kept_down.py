"""leaves all but the first and last class as they are when downsampling

Breaks: three classes and more
Slips: 1
"""


def resample_balanced(y, mode, rng):
    if mode not in ("down", "up"):
        raise ValueError("mode is neither down nor up")
    classes, counts = np.unique(y, return_counts=True)
    parts = []
    for name in classes:
        rows = np.flatnonzero(y == name)
        if mode == "down" and name not in (classes[0], classes[-1]):
            parts.append(rows)
            continue
        if mode == "down":
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
        else:
            parts.append(rows)
            parts.append(rng.choice(rows, size=counts.max() - len(rows)))
    return np.concatenate(parts)
