"""divides the variance by T - 1

Breaks: a single training set
Slips: 1, every variance is off
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = np.mean(preds.var(axis=0, ddof=1)) if len(preds) > 1 else 0.0
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
