"""refuses a prior with a sum above 1 only

Breaks: a prior that does not add up to 1
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if prior.sum() > 1 + 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")
    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    return weights / weights.sum()
