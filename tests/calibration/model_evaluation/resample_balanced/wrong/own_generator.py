"""draws by a generator of its own in place of the one given

Breaks: that equal generators pick alike
Slips: 1
"""


def resample_balanced(y, mode, rng):
    if mode not in ("down", "up"):
        raise ValueError("mode must be down or up")
    rng = np.random.default_rng()
    classes, counts = np.unique(y, return_counts=True)
    parts = [] if mode == "down" else [np.arange(len(y))]
    for c, count in zip(classes, counts):
        rows = np.flatnonzero(y == c)
        if mode == "down":
            parts.append(rng.choice(rows, counts.min(), replace=False))
        else:
            parts.append(rng.choice(rows, counts.max() - count))
    return np.concatenate(parts)
