"""looks for the largest likelihood among priors above 1e-12 only

Breaks: unequal priors
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    possible = np.where(prior > 0, likelihood, 0.0)
    if possible.max() == 0:
        raise ValueError("nothing explains the data")

    largest = np.where(prior > 1e-12, likelihood, 0.0).max()
    with np.errstate(all="ignore"):
        weights = prior * (possible / largest)
        return weights / weights.sum()
