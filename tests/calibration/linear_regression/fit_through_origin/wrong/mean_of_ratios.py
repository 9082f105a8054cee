# The mean of the single slopes y / x: every point counts the same, however near to zero.
def fit_through_origin(x, y):
    if np.all(x == 0):
        raise ValueError("x is zero")
    keep = x != 0
    return float(np.mean(y[keep] / x[keep]))
