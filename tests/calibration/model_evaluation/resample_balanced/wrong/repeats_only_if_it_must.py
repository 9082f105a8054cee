"""draws without repetition where a class has enough rows

Slips: 1
"""


def resample_balanced(y, mode, rng):
    classes, counts = np.unique(y, return_counts=True)
    if mode == "down":
        parts = [rng.choice(np.flatnonzero(y == c), counts.min(), replace=False) for c in classes]
        return np.concatenate(parts)
    if mode != "up":
        raise ValueError("mode must be down or up")
    parts = [np.arange(len(y))]
    for c, count in zip(classes, counts):
        missing = counts.max() - count
        parts.append(rng.choice(np.flatnonzero(y == c), missing, replace=missing > count))
    return np.concatenate(parts)
