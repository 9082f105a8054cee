"""writes 1 into q where both are 0

Breaks: that both arguments stay as they are
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    q[(p == 0) & (q == 0)] = 1.0
    if np.any((q == 0) & (p > 0)):
        return float("inf")
    here = p > 0
    return max(0.0, float(np.sum(p[here] * np.log(p[here] / q[here])) / np.log(base)))
