"""refuses priors whose sum rounding has moved off 1"""


def bayes_posterior(prior, likelihood):
    if prior.sum() != 1:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")
    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    return weights / weights.sum()
