"""lets the probability of a gain exceed 1

Breaks: gains of any size
Slips: 1, gains are wrong at infinite and at other temperatures
"""


def acceptance_probability(delta, T):
    if T == 0:
        return 1.0 if delta >= 0 else 0.0
    return float(np.exp(min(delta / T, 700.0)))
