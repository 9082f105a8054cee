"""draws the next row from all rows of the class and their repetitions so far

Breaks: that `rng` decides who is picked
Slips: 1
"""


def resample_balanced(y, mode, rng):
    if mode not in ("down", "up"):
        raise ValueError("the mode is down or up")
    classes, counts = np.unique(y, return_counts=True)
    picked = []
    for name in classes:
        rows = np.flatnonzero(y == name).tolist()
        if mode == "up":
            while len(rows) < counts.max():
                rows.append(rows[rng.integers(len(rows))])
        else:
            rows = rng.choice(rows, size=counts.min(), replace=False).tolist()
        picked += rows
    return np.array(picked)
