"""counts errors below 1e-12 of the rating as 0

Breaks: ratings much larger than the errors
Slips: 1
"""


def masked_rmse(Y, Y_hat, mask):
    y, p = np.asarray(Y)[mask].astype(float), np.asarray(Y_hat)[mask].astype(float)
    if y.size == 0:
        raise ValueError("nothing observed")
    error = np.where(np.isclose(y, p, rtol=1e-12, atol=1e-100), 0.0, y - p)
    return float(np.sqrt(np.mean(error**2)))
