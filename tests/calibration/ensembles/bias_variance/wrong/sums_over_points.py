"""adds up over test points in place of averaging

Breaks: more test points than training sets and fewer
Slips: 1, every example has several test points
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.sum((centre - f_true) ** 2)
    variance = np.sum(preds.var(axis=0))
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
