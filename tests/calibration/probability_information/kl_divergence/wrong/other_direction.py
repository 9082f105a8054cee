"""computes the divergence of p from q the other way round

Slips: 1, every unequal pair is turned round
"""


def kl_divergence(p, q, base=2.0):
    p, q = q, p
    possible = p > 0
    if np.any(q[possible] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))
