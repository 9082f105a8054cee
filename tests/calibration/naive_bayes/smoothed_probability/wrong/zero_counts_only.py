"""smooths only where a count is zero

Slips: 1, the other counts are not smoothed
"""


def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must not be negative, k at least 1")
    count, total = np.asarray(count, dtype=float), np.asarray(total, dtype=float)
    result = np.where(count == 0, beta / (total + k * beta), count / np.where(total == 0, 1, total))
    return float(result) if result.ndim == 0 else result
