"""repeats one random row of a class when upsampling, as often as needed

Breaks: that `rng` decides who is picked
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
            parts += [rows, np.repeat(rng.choice(rows), counts.max() - len(rows))]
    return np.concatenate(parts)
