"""refuses losses of more than fifty temperatures

Breaks: losses of any size
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    return float(np.exp(delta / T)) if T > 0 and delta / T > -50 else 0.0
