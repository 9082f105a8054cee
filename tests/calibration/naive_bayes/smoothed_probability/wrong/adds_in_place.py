"""adds beta to the caller's own table

Breaks: that arrays stay as they were
Slips: 1
"""


def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must not be negative, k at least 1")
    count, total = np.asarray(count, dtype=float), np.asarray(total, dtype=float)
    if count.ndim:
        count += beta
        count -= 0.0
        return count / (total + k * beta)
    result = (count + beta) / (total + k * beta)
    return float(result) if result.ndim == 0 else result
