"""adds 1e-300 to the likelihoods before it takes their logarithms

Breaks: likelihoods near the smallest float
Slips: 1
"""


def bayes_posterior(prior, likelihood):
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError("the prior is no distribution")
    if np.max(prior * (likelihood > 0)) == 0:
        raise ValueError("nothing explains the data")

    with np.errstate(all="ignore"):
        logs = np.log(prior) + np.log(likelihood + 1e-300)
    weights = np.exp(logs - logs.max())
    return weights / weights.sum()
