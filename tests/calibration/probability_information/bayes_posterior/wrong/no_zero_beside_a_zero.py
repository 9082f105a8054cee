"""refuses a likelihood of 0 beside a prior of 0

Breaks: a prior of 0 (it stays 0)
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    possible = np.where(prior > 0, likelihood, 0.0)
    if possible.max() == 0:
        raise ValueError("nothing explains the data")

    if np.any(prior == 0) and np.any(likelihood == 0):
        raise ValueError("nothing explains the data")
    weights = prior * (possible / possible.max())
    return weights / weights.sum()
