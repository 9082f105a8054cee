"""returns 0 for distributions that NumPy calls close

Breaks: zeros of `q` alone (infinite)
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    if np.allclose(p, q):
        return 0.0
    here = p > 0
    if np.any(q[here] == 0):
        return float("inf")
    return max(0.0, float(np.sum(p[here] * np.log(p[here] / q[here])) / np.log(base)))
