"""takes products that all underflow for an impossible observation

Breaks: likelihoods near the smallest float
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("prior")
    if np.sum(prior * likelihood) == 0:
        raise ValueError("impossible")
    scaled = likelihood / likelihood[prior > 0].max()
    weight = np.where(prior > 0, prior * np.where(prior > 0, scaled, 0.0), 0.0)
    return weight / weight.sum()
