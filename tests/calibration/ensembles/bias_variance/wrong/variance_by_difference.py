"""takes the variance as what is left of the squared error without the squared bias

Breaks: a small variance beside a large bias
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    bias2 = float(np.mean((preds.mean(axis=0) - f_true) ** 2))
    variance = max(float(np.mean((preds - f_true) ** 2)) - bias2, 0.0)
    total = bias2 + variance + noise_var
    return {"bias2": bias2, "variance": variance, "noise": noise_var, "total": total}
