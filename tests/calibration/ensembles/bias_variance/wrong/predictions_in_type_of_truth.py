"""cuts predictions to whole numbers where the truth is of integers

Breaks: integers
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    p = np.asarray(preds).astype(np.asarray(f_true).dtype)
    mean = p.mean(axis=0)
    bias2, variance = float(np.mean((mean - f_true) ** 2)), float(np.mean(np.mean((p - mean) ** 2, axis=0)))
    return {"bias2": bias2, "variance": variance, "noise": noise_var, "total": bias2 + variance + noise_var}
