"""takes the variance over test points

Breaks: models that agree on something wrong (no variance)
Slips: 1, every example has several test points
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = np.mean(preds.var(axis=1))
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
