"""takes any mode that begins with up or down

Breaks: other modes
Slips: 1
"""


def resample_balanced(y, mode, rng):
    if not mode.startswith(("down", "up")):
        raise ValueError("the mode is down or up")
    classes, counts = np.unique(y, return_counts=True)
    parts = []
    for name, count in zip(classes, counts, strict=True):
        rows = np.flatnonzero(y == name)
        if mode.startswith("up"):
            parts += [rows, rng.choice(rows, size=counts.max() - count)]
        else:
            parts.append(rng.choice(rows, size=counts.min(), replace=False))
    return np.concatenate(parts)
