"""subtracts the mean from the predictions in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    preds -= centre if preds.dtype.kind == "f" else 0
    variance = np.mean(preds**2) if preds.dtype.kind == "f" else np.mean((preds - centre) ** 2)
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
