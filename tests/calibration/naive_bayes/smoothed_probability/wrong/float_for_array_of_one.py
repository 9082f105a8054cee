"""returns a number for a table of a single entry

Breaks: single numbers beside arrays
Slips: 1
"""


def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must not be negative, k at least 1")
    count, total = np.asarray(count, dtype=float), np.asarray(total, dtype=float)
    result = (count + beta) / (total + k * beta)
    return float(result) if result.size == 1 else result
