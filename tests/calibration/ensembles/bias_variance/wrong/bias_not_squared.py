"""returns the mean distance as bias without a square

Breaks: models that agree on something wrong (no variance)
Slips: 1, every biased model is off
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean(np.abs(centre - f_true))
    variance = np.mean((preds - centre) ** 2)
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
