# Exact fractions.
from fractions import Fraction


def bayes_posterior(prior, likelihood):
    if abs(sum(prior.tolist()) - 1) > 1e-9:
        raise ValueError("prior")
    pairs = zip(prior.tolist(), likelihood.tolist())
    products = [Fraction(p) * Fraction(q) for p, q in pairs]
    if not any(products):
        raise ValueError("impossible data")
    return np.array([float(product / sum(products)) for product in products])
