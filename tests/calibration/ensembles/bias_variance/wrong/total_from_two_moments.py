"""takes the variance as mean square minus squared mean

Breaks: a single training set
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    mean = preds.mean(axis=0)
    bias2 = float(np.mean((mean - f_true) ** 2))
    variance = float(np.mean((preds**2).mean(axis=0) - mean**2))
    noise = float(noise_var)
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": bias2 + variance + noise}
