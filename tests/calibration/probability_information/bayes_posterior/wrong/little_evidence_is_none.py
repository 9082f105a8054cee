"""refuses data that are explained only by a hypothesis with a prior below 1e-12

Breaks: unequal priors
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    possible = np.where(prior > 0, likelihood, 0.0)
    if possible.max() == 0:
        raise ValueError("nothing explains the data")

    weights = prior * (possible / possible.max())
    if weights.sum() < 1e-12:
        raise ValueError("nothing explains the data")
    return weights / weights.sum()
