"""returns all rows of balanced classes before it looks at the mode

Breaks: other modes
Slips: 1
"""


def resample_balanced(y, mode, rng):
    classes, counts = np.unique(y, return_counts=True)
    if counts.min() == counts.max():
        return np.arange(len(y))
    if mode not in ("down", "up"):
        raise ValueError("the mode is down or up")
    parts = []
    for name, count in zip(classes, counts, strict=True):
        rows = np.flatnonzero(y == name)
        if mode == "up":
            parts += [rows, rng.choice(rows, size=counts.max() - count)]
        else:
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
    return np.concatenate(parts)
