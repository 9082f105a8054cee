"""multiplies all likelihoods by 1e300 in place of scaling them

Breaks: likelihoods that add up to more or less than 1
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    with np.errstate(all="ignore"):
        weights = prior * (likelihood * 1e300)
        return weights / weights.sum()
