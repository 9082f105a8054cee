"""rounds random places, so that the first and the last row of a class come half as often

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
            places = np.round(rng.uniform(0, count - 1, size=counts.max() - count))
            parts += [rows, rows[places.astype(int)]]
        else:
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
    return np.concatenate(parts)
