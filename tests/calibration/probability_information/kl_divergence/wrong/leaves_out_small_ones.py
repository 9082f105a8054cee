"""leaves out outcomes with a probability below 1e-6

Breaks: tiny probabilities
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    possible = p > 1e-6
    if np.any(q[p > 0] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))
