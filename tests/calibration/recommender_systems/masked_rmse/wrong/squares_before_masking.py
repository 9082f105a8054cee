"""squares all differences before it selects, which overflows

Breaks: ordinary numbers there
Slips: 1
"""


def masked_rmse(Y, Y_hat, mask):
    if not mask.any():
        raise ValueError("nothing observed")
    Y, Y_hat = np.asarray(Y, float), np.asarray(Y_hat, float)
    E = np.where(np.isfinite(Y) & np.isfinite(Y_hat), Y_hat - Y, 0.0)
    return float(np.sqrt(np.sum(E**2 * mask) / mask.sum()))
