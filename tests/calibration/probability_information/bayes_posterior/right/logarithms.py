# Log space, with minus infinity for what is impossible.
def bayes_posterior(prior, likelihood):
    if not np.isclose(np.sum(prior), 1, rtol=0, atol=1e-9):
        raise ValueError("prior")
    with np.errstate(divide="ignore"):
        logs = np.log(prior) + np.log(likelihood)
    if np.all(np.isneginf(logs)):
        raise ValueError("impossible data")
    weights = np.exp(logs - logs.max())
    return weights / weights.sum()
