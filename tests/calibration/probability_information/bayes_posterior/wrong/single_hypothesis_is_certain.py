"""returns 1 for a single hypothesis before it looks for errors

Breaks: a single hypothesis
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if len(prior) == 1:
        return np.ones(1)
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    possible = (prior > 0) & (likelihood > 0)
    if not possible.any():
        raise ValueError("impossible")
    weight = np.where(possible, prior * (likelihood / likelihood[possible].max()), 0.0)
    return weight / weight.sum()
