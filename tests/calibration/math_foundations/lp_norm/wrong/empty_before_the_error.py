"""answers for the empty vector before it looks at p

Breaks: for the empty vector
"""


def lp_norm(x, p):
    if len(x) == 0:
        return 0.0
    if p < 0 or 0 < p < 1:
        raise ValueError("p must be 0 or at least 1")
    sizes = np.abs(np.asarray(x, dtype=float))
    m = sizes.max()
    if p == 0:
        return float(np.count_nonzero(sizes))
    if m == 0 or p == np.inf:
        return float(m)
    return float(m * np.sum((sizes / m) ** p) ** (1 / p))
