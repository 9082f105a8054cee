"""refuses priors whose sum is off 1 by more than 1e-14

Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-14:
        raise ValueError("prior")
    possible = np.where(prior > 0, likelihood, 0.0)
    if possible.max() == 0:
        raise ValueError("nothing explains the data")
    weights = prior * (possible / possible.max())
    return weights / weights.sum()
