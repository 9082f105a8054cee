"""returns nan for distributions that np.allclose calls equal

Breaks: equal distributions (0)
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    if np.allclose(p, q):
        return np.nan
    possible = p > 0
    if np.any(q[possible] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))
