"""has no variance for a single training set

Breaks: a single training set
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = np.mean((preds - centre) ** 2) if len(preds) > 1 else np.nan
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
