"""subtracts squares after a shift by one mean of all predictions

Breaks: other units (the parts scale with the square)
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    p = np.asarray(preds, float)
    q = p - p.mean()
    variance = float(np.mean((q**2).mean(axis=0) - q.mean(axis=0) ** 2))
    bias2 = float(np.mean((p.mean(axis=0) - f_true) ** 2))
    return {"bias2": bias2, "variance": variance, "noise": noise_var, "total": bias2 + variance + noise_var}
