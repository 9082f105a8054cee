"""does not divide by the total probability"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    return prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
