"""returns arrays of one entry for a single number

Breaks: single numbers
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    r = np.atleast_1d(np.array(r, dtype=float))
    cut = np.clip(r, -eps, eps)
    return cut * (r - cut / 2), cut
