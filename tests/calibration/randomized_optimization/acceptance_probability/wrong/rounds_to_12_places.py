"""rounds probabilities to twelve places

Breaks: losses of any size
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    return round(float(np.exp(delta / T)), 12) if T > 0 else 0.0
