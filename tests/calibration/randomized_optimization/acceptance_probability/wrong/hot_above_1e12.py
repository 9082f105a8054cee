"""takes temperatures above 1e12 for infinite

Breaks: losses of any size
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 0.0
    return 1.0 if T > 1e12 else float(np.exp(delta / T))
