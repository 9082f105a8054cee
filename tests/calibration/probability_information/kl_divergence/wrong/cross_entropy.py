"""returns the cross-entropy, with the entropy of p still in it

Slips: 1, right for a certain p only
"""


def kl_divergence(p, q, base=2.0):
    possible = p > 0
    if np.any(q[possible] == 0):
        return np.inf
    p, q = p[possible], q[possible]
    return max(0.0, float(-np.sum(p * np.log(q)) / np.log(base)))
