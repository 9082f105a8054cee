"""rounds the parts to eleven digits after the point

Breaks: other units (the parts scale with the square)
Slips: 1
"""


def bias_variance(preds, f_true, noise_var):
    centre = preds.mean(axis=0)
    bias2 = np.mean((centre - f_true) ** 2)
    variance = np.mean((preds - centre) ** 2)
    bias2, variance = round(float(bias2), 11), round(float(variance), 11)
    noise = noise_var
    total = bias2 + variance + noise
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": total}
