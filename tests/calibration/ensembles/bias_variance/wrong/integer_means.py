"""cuts the mean prediction to the dtype of the predictions

Breaks: integers
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0).astype(preds.dtype)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = np.mean((preds - centre) ** 2)
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
