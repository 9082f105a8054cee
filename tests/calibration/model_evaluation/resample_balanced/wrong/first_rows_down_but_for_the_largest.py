"""picks the first rows "down", but in the largest class

Breaks: that `rng` decides who is picked
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
            parts += [rows, rng.choice(rows, size=counts.max() - count)]
        elif count == counts.max():
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
        else:
            parts.append(rows[: counts.min()])
    return np.concatenate(parts)
