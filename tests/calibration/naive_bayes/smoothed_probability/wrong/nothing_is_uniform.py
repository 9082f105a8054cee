"""returns 1/k where nothing was seen and nothing is assumed

Breaks: nothing seen and nothing assumed
Slips: 1
"""


def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must not be negative, k at least 1")
    count, total = np.asarray(count, dtype=float), np.asarray(total, dtype=float)
    result = (count + beta) / (total + k * beta)
    result = np.where(total + k * beta == 0, 1 / k, result)
    return float(result) if result.ndim == 0 else result
