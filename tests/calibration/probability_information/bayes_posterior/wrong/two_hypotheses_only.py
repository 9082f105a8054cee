"""computes the first probability and gives the rest to the second

Breaks: two to six hypotheses
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    first = weights[0] / weights.sum()
    return np.array([first, 1 - first])
