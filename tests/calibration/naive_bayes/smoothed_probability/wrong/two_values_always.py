"""takes every feature to have two values

Breaks: several `k`
Slips: 1, k is not 2 in most cases
"""


def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must not be negative, k at least 1")
    count, total = np.asarray(count, dtype=float), np.asarray(total, dtype=float)
    result = (count + beta) / (total + 2 * beta)
    return float(result) if result.ndim == 0 else result
