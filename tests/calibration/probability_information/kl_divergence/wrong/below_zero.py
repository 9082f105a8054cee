"""leaves results a little below 0

Breaks: nearly equal ones (never below 0)
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    possible = p > 0
    if np.any(q[possible] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return float(np.sum(p * np.log(p / q)) / np.log(base))
