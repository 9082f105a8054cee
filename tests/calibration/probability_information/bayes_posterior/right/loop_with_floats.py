# A loop over the hypotheses.
import math


def bayes_posterior(prior, likelihood):
    if abs(math.fsum(prior) - 1) > 1e-9:
        raise ValueError("prior")
    top = max((q for p, q in zip(prior, likelihood) if p > 0), default=0.0)
    if top == 0:
        raise ValueError("impossible data")
    products = [p * (q / top) if p > 0 else 0.0 for p, q in zip(prior, likelihood)]
    return [product / math.fsum(products) for product in products]
