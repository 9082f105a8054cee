"""repeats every row of a class but the last

Slips: 1
"""


def resample_balanced(y, mode, rng):
    if mode not in ("down", "up"):
        raise ValueError("the mode is down or up")
    classes, counts = np.unique(y, return_counts=True)
    parts = []
    for name, count in zip(classes, counts, strict=True):
        rows = np.flatnonzero(y == name)
        if mode == "up":
            end = max(1, count - 1)
            parts += [rows, rows[rng.integers(0, end, size=counts.max() - count)]]
        else:
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
    return np.concatenate(parts)
