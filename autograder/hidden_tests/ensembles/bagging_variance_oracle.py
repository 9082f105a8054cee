"""What the hidden tests of ensembles/bagging_variance compare with."""

from fractions import Fraction


def from_pairs(rho, sigma2, n_models):
    """Return the variance of a mean by adding up all variances and covariances."""
    variance = Fraction(sigma2)
    covariance = Fraction(rho) * variance
    total = n_models * variance + n_models * (n_models - 1) * covariance
    return float(total / n_models**2)
