"""averages biases over test points before squaring

Breaks: more test points than training sets and fewer
Slips: 1, every example has several test points
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean(centre - f_true) ** 2
    variance = np.mean((preds - centre) ** 2)
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
