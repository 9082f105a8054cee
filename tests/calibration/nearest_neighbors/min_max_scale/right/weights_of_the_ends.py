# A weighted mean of the two ends of the range.
def min_max_scale(X_train, X, low=0.0, high=1.0):
    if low >= high:
        raise ValueError("an empty range")
    a, b = np.min(X_train, axis=0), np.max(X_train, axis=0)
    with np.errstate(all="ignore"):
        t = (X - a) / (b - a)
    t[:, a == b] = 0
    return (1 - t) * low + t * high
