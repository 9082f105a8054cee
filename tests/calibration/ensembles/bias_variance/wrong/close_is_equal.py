"""takes a mean prediction within 1e-8 of the truth for the truth

Breaks: a small bias beside a large variance
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    mean = preds.mean(axis=0)
    gap = np.where(np.isclose(mean, f_true, rtol=0, atol=1e-8), 0.0, mean - f_true)
    bias2, variance = float(np.mean(gap**2)), float(preds.var(axis=0).mean())
    return {"bias2": bias2, "variance": variance, "noise": noise_var, "total": bias2 + variance + noise_var}
