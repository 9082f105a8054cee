"""divides the vector itself where it needs to be scaled

Breaks: x stays as it was
"""


def lp_norm(x, p):
    if p < 0 or 0 < p < 1:
        raise ValueError("p must be 0 or at least 1")
    if p == 0:
        return float(np.count_nonzero(x))
    if len(x) == 0 or not x.any():
        return 0.0
    m = float(np.abs(x).max())
    if p == np.inf:
        return m
    if 1e-100 < m < 1e100:
        return float(np.sum(np.abs(x.astype(float)) ** p) ** (1 / p))
    x /= m
    return float(m * np.sum(np.abs(x) ** p) ** (1 / p))
