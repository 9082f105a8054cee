"""is infinite for any zero of q, also where p is 0

Breaks: zeros of both
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    if np.any(q == 0):
        return np.inf
    possible = p > 0
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * np.log(p / q)) / np.log(base)))
