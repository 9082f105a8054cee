# NumPy numbers for single numbers.
def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must not be negative, k at least 1")
    count, total = np.asarray(count, dtype=float), np.asarray(total, dtype=float)
    result = (count + beta) / (total + k * beta)
    return result[()]
