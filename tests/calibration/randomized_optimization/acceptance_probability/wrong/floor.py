"""keeps the probability at 1e-6 or above

Breaks: losses so large that the probability is 0
Slips: 1, large losses stand in most tests
"""


def acceptance_probability(delta, T):
    if delta >= 0:
        return 1.0
    if T == 0:
        return 0.0
    return max(1e-6, float(np.exp(delta / T)))
