"""cuts the noise to an integer where predictions are integers

Breaks: integers
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    mean = preds.mean(axis=0)
    bias2 = float(np.mean((mean - f_true) ** 2))
    variance = float(preds.var(axis=0).mean())
    noise = float(noise_var) if preds.dtype.kind == "f" else float(int(noise_var))
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": bias2 + variance + noise}
