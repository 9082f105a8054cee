"""divides by the smallest likelihood that is not 0, which overflows

Breaks: likelihoods near the smallest float
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    possible = (prior > 0) & (likelihood > 0)
    if not possible.any():
        raise ValueError("nothing explains the data")
    with np.errstate(all="ignore"):
        weights = np.where(possible, prior * (likelihood / likelihood[possible].min()), 0.0)
        return weights / weights.sum()
