"""takes the shortcut for the variance after subtracting the first value

Breaks: probabilities of 0
Slips: 1
"""


def expectation_variance(values, probs):
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError("the probabilities do not add up to 1")
    shifted = values - values[0]
    mean = probs @ shifted
    return values[0] + mean, max(probs @ shifted**2 - mean**2, 0.0)
