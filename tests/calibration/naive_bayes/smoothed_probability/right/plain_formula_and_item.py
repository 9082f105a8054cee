# The formula on NumPy scalars; item() for single numbers.
def smoothed_probability(count, total, k, beta=1.0):
    if not (beta >= 0 and k >= 1):
        raise ValueError
    top = np.array(count, dtype=np.float64) + beta
    bottom = np.array(total, dtype=np.float64) + beta * k
    ratio = np.full(np.broadcast(top, bottom).shape, np.nan)
    np.divide(top, bottom, out=ratio, where=bottom != 0)
    return ratio.item() if ratio.shape == () else ratio
