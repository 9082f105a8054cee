"""takes the prior for one more observation"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if min(sigma2, tau2) <= 0:
        raise ValueError("variances must be positive")
    values = np.append(np.asarray(x, dtype=float), mu0)
    weights = np.append(np.full(len(x), 1 / sigma2), 1 / tau2)
    return float(np.average(values, weights=weights)), float(1 / weights.sum())
