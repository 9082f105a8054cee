"""squares the variance of the noise

Breaks: no noise
Slips: 1, nearly every example has noise
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = np.mean((preds - centre) ** 2)
    noise = noise_var**2
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
