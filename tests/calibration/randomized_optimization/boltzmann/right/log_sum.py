# Subtracts the logarithm of the sum.
def boltzmann(f_values, T):
    if T < 0:
        raise ValueError("negative temperature")
    f = np.array(f_values, dtype=float)
    if T == 0:
        best = f == np.max(f)
        return best / np.sum(best)
    z = f / T
    return np.exp(z - np.logaddexp.reduce(z))
