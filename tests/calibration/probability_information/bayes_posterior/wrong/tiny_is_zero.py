"""takes tiny likelihoods for impossible

Breaks: likelihoods near the smallest float
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * likelihood) < 1e-300:
        raise ValueError("nothing explains the data")
    weights = prior * (np.where(prior > 0, likelihood, 0) / likelihood[prior > 0].max())
    return weights / weights.sum()
