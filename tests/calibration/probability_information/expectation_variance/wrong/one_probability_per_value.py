"""keeps one probability for each value, the last one

Breaks: values that occur twice
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("no distribution")

    table = dict(zip(values.tolist(), probs.tolist()))
    mean = sum(v * p for v, p in table.items())
    return mean, sum(p * (v - mean) ** 2 for v, p in table.items())
