"""divides the caller's prior by its sum, which rounding moves

Breaks: that both arguments stay as they are
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    prior /= prior.sum()
    possible = np.where(prior > 0, likelihood, 0.0)
    if possible.max() == 0:
        raise ValueError("nothing explains the data")
    weights = prior * (possible / possible.max())
    return weights / weights.sum()
