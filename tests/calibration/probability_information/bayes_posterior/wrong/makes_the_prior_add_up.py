"""divides the prior by its sum in place of refusing it

Breaks: a prior that does not add up to 1
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    prior = prior / max(prior.sum(), 1e-300)
    if np.max(prior * (likelihood > 0), initial=0) == 0 and likelihood.max() == 0:
        raise ValueError("nothing explains the data")
    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    if weights.sum() == 0 and prior.sum() > 0:
        raise ValueError("nothing explains the data")
    return weights / max(weights.sum(), 1e-300)
