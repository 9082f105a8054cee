"""takes the natural logarithm unless it is told otherwise

Slips: 1, right where a base is named only
"""


def kl_divergence(p, q, base=np.e):
    possible = p > 0
    if np.any(q[possible] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))
