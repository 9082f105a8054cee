"""takes a logistic curve for gains and losses

Breaks: losses of any size
Slips: 1, every probability is another one
"""


def acceptance_probability(delta, T):
    if T == 0:
        return 1.0 if delta >= 0 else 0.0
    return float(1 / (1 + np.exp(np.clip(-delta / T, -700, 700))))
