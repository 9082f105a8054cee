"""takes the powers of integers as integers, which overflow without a word

Breaks: integers (their squares may overflow 64 bits)
"""


def lp_norm(x, p):
    if p < 0 or 0 < p < 1:
        raise ValueError("p must be 0 or at least 1")
    if p == 0:
        return float(np.count_nonzero(x))
    if len(x) == 0:
        return 0.0
    m = np.abs(x).max()
    if p == np.inf or m == 0:
        return float(m)
    if m > 1e50 or m < 1e-50:
        return float(m * np.sum(np.abs(x / m) ** p) ** (1 / p))
    return float(np.sum(np.abs(x) ** p) ** (1 / p))
