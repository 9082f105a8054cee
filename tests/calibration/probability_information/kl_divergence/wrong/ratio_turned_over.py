"""turns the ratio over, and cuts everything off at 0

Slips: 1, everything is cut off
"""


def kl_divergence(p, q, base=2.0):
    possible = p > 0
    if np.any(q[possible] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * np.log(q / p)) / np.log(base)))
