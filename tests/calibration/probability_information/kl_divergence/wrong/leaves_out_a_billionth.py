"""leaves out outcomes below a billionth, also those that q nearly rules out

Breaks: tiny probabilities
Slips: 1
"""


def kl_divergence(p, q, base=2.0):
    if np.any((p > 0) & (q == 0)):
        return np.inf

    there = p > 1e-9
    return max(0.0, float(np.sum(p[there] * np.log(p[there] / q[there])) / np.log(base)))
