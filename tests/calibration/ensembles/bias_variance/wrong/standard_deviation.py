"""returns the standard deviation in place of the variance

Breaks: other units (the parts scale with the square)
Slips: 1, every spread is off
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = np.mean(preds.std(axis=0))
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
