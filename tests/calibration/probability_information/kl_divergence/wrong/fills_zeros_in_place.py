"""replaces the zeros of the caller's arrays by ones

Breaks: that both arguments stay as they are
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    if np.any((p > 0) & (q == 0)):
        return np.inf
    q = np.where(p == 0, 1.0, q)
    p[p == 0] = 1.0
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))
