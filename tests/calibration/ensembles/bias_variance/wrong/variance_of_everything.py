"""takes the variance of all predictions together

Breaks: models that agree on something wrong (no variance)
Slips: 1, test points differ in every example
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = preds.var()
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
