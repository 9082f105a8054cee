"""scales the likelihoods only if the largest is below 1e-300

Breaks: small posteriors (they are not 0)
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    possible = np.where(prior > 0, likelihood, 0.0)
    if possible.max() == 0:
        raise ValueError("nothing explains the data")

    if possible.max() < 1e-300:
        possible = possible / possible.max()
    weights = prior * possible
    return weights / weights.sum()
