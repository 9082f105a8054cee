"""sets posterior probabilities below 1e-10 to 0

Breaks: small posteriors (they are not 0)
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    possible = (prior > 0) & (likelihood > 0)
    if not possible.any():
        raise ValueError("nothing explains the data")
    weights = prior * (np.where(possible, likelihood, 0) / likelihood[possible].max())
    posterior = weights / weights.sum()
    return np.where(posterior < 1e-10, 0.0, posterior)
