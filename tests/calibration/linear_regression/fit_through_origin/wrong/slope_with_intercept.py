# Covariance over variance: the slope of the line WITH an intercept.
def fit_through_origin(x, y):
    if np.all(x == 0):
        raise ValueError("x is zero")
    return float(np.sum((x - x.mean()) * (y - y.mean())) / np.sum((x - x.mean()) ** 2))
