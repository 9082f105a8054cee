"""divides all rows by the total of the first one

Breaks: tables with a column of totals
Slips: 1
"""


def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must not be negative, k at least 1")
    count, total = np.asarray(count, dtype=float), np.asarray(total, dtype=float)
    if total.ndim:
        total = total.flat[0]
    result = (count + beta) / (total + k * beta)
    return float(result) if result.ndim == 0 else result
