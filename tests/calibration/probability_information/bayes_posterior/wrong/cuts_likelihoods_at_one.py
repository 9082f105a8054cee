"""cuts likelihoods off at 1, though densities may be larger

Breaks: likelihoods that add up to more or less than 1
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    likelihood = np.minimum(likelihood, 1)
    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    return weights / weights.sum()
