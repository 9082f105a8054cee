"""leaves the noise out of the total

Breaks: models that scatter around the truth (no bias)
Slips: 1, nearly every example has noise
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = np.mean((preds - centre) ** 2)
    noise = noise_var
    total = bias2 + variance
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
