"""leaves a count of zero without smoothing

Breaks: counts of zero
Slips: 1, counts of zero are in most tables
"""


def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must not be negative, k at least 1")
    count, total = np.asarray(count, dtype=float), np.asarray(total, dtype=float)
    result = (count + beta) / (total + k * beta)
    result = np.where((count == 0) & (total > 0), 0.0, result)
    return float(result) if result.ndim == 0 else result
