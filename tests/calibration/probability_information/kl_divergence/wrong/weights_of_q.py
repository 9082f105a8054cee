"""weights the logarithms with q

Slips: 1, right for equal distributions only
"""


def kl_divergence(p, q, base=2.0):
    possible = p > 0
    if np.any(q[possible] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return float(abs(np.sum(q * np.log(p / q)) / np.log(base)))
