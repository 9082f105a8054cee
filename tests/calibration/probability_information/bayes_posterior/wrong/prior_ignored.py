"""ignores the prior and normalises the likelihoods

Breaks: unequal priors
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    scaled = np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max()
    return scaled / scaled.sum()
