"""returns 0 if np.isclose takes the divergence for 0

Breaks: nearly equal ones (never below 0)
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    if np.any((p > 0) & (q == 0)):
        return np.inf

    there = p > 0
    bits = float(np.sum(p[there] * np.log(p[there] / q[there])) / np.log(base))
    return 0.0 if np.isclose(bits, 0) else bits
