"""cuts the truth to whole numbers where predictions are integers

Breaks: integers
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    f = np.asarray(f_true).astype(np.asarray(preds).dtype)
    mean = preds.mean(axis=0)
    bias2, variance = float(np.mean((mean - f) ** 2)), float(np.mean(np.mean((preds - mean) ** 2, axis=0)))
    return {"bias2": bias2, "variance": variance, "noise": noise_var, "total": bias2 + variance + noise_var}
