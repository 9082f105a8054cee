# Mixes the share with 1/k by weights.
def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0:
        raise ValueError("negative beta")
    if k < 1:
        raise ValueError("k below 1")
    denominator = np.multiply(k, float(beta)) + total
    with np.errstate(all="ignore"):
        p = np.true_divide(np.asarray(count) + float(beta), denominator)
    if np.isscalar(count) and np.isscalar(total):
        return float(p)
    return p
