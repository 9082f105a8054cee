"""leaves every hypothesis at least a little probability

Breaks: a prior of 0 (it stays 0)
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    return np.maximum(weights / weights.sum(), 1e-6)
