"""divides by T = 0

Breaks: $T = 0$
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    return np.exp(delta / T)
