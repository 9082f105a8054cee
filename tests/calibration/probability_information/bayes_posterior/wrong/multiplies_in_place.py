"""multiplies the caller's prior in place

Breaks: that both arguments stay as they are
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    prior *= np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max()
    prior /= prior.sum()
    return prior
