"""adds up squared differences

Slips: 1, right for equal distributions only
"""


def kl_divergence(p, q, base=2.0):
    if np.any((p > 0) & (q == 0)):
        return np.inf
    return float(np.sum((p - q) ** 2))
