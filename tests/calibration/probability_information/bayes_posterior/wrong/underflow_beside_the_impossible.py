"""takes products for 0 that underflow beside the likelihood of a hypothesis with prior 0

Breaks: likelihoods near the smallest float
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    possible = np.where(prior > 0, likelihood, 0.0)
    if possible.max() == 0:
        raise ValueError("nothing explains the data")

    if not np.any(prior * (likelihood / likelihood.max())):
        raise ValueError("nothing explains the data")
    weights = prior * (possible / possible.max())
    return weights / weights.sum()
