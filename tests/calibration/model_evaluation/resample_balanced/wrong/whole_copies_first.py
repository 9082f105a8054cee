"""copies a small class as often as it fits, and draws only the rest

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
            copies, rest = divmod(counts.max(), count)
            parts += [np.tile(rows, copies), rng.choice(rows, size=rest, replace=False)]
        else:
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
    return np.concatenate(parts)
