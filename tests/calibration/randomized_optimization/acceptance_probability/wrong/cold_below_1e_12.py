"""takes temperatures below 1e-12 for 0

Breaks: losses of any size
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T < 1e-12:
        return 0.0
    return float(np.exp(delta / T))
