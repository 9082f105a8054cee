"""takes any prior, whatever its sum is

Breaks: a prior that does not add up to 1
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")
    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    return weights / weights.sum()
