"""divides the caller's distributions by their sums, which rounding moves

Breaks: that both arguments stay as they are
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    p /= p.sum()
    q /= q.sum()
    if np.any((p > 0) & (q == 0)):
        return np.inf
    there = p > 0
    return max(0.0, float(np.sum(p[there] * np.log(p[there] / q[there])) / np.log(base)))
