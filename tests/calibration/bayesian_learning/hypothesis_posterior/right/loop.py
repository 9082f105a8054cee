# Goes through the hypotheses one by one.
import numpy as np


def hypothesis_posterior(log_prior, log_lik):
    sums = [float(p) + float(l) for p, l in zip(log_prior, log_lik)]
    top = max(sums)
    if top == -np.inf:
        raise ValueError("every hypothesis is impossible")
    weights = [float(np.exp(s - top)) for s in sums]
    return np.array([w / sum(weights) for w in weights])
