"""uses base 2, whatever base is named

Breaks: the bases 2 (where none is named), $e$, 10 and 3
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    possible = p > 0
    if np.any(q[possible] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * np.log2(p / q))))
