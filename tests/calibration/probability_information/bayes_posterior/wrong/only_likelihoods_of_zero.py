"""looks for likelihoods that are all 0 and not for the products

Breaks: products that are all 0
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if likelihood.max() == 0:
        raise ValueError("nothing explains the data")
    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    with np.errstate(all="ignore"):
        return weights / weights.sum()
