"""updates the belief by one observation at a time"""


def gaussian_mean_posterior(x, sigma2, mu0, tau2):
    if not sigma2 > 0 or not tau2 > 0:
        raise ValueError("variances must be positive")
    m, v = float(mu0), float(tau2)
    for value in x:
        gain = 1.0 if v == np.inf else v / (v + sigma2)
        m, v = m + gain * (float(value) - m), gain * sigma2
    return m, v
