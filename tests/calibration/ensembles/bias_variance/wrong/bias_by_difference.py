"""takes the squared bias as what is left of the squared error without the variance

Breaks: a small bias beside a large variance
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    variance = float(np.mean((preds - preds.mean(axis=0)) ** 2))
    bias2 = max(float(np.mean((preds - f_true) ** 2)) - variance, 0.0)
    total = bias2 + variance + noise_var
    return {"bias2": bias2, "variance": variance, "noise": noise_var, "total": total}
