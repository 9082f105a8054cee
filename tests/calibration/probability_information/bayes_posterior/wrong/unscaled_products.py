"""multiplies without scaling, and loses what is near the smallest float

Breaks: likelihoods near the smallest float
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    weights = prior * likelihood
    with np.errstate(all="ignore"):
        return weights / weights.sum()
