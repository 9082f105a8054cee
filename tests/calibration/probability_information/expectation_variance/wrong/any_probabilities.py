"""takes any probabilities, whatever their sum is

Breaks: probabilities that do not add up to 1
Slips: 1
"""


def expectation_variance(values, probs):
    mean = np.sum(values * probs)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
