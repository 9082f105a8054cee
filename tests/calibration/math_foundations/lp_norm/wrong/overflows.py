"""takes powers without scaling: 1e200 overflows, 1e-200 vanishes

Breaks: entries around 1e200 and 1e-200
"""


def lp_norm(x, p):
    if p != 0 and p < 1:
        raise ValueError("p")
    if p == 0:
        return float(np.count_nonzero(x))
    if p == np.inf:
        return float(np.abs(x).max(initial=0))
    return float(np.sum(np.abs(x) ** p) ** (1 / p))
