"""returns the slope of the line that has an intercept"""


def fit_through_origin(x, y):
    if np.all(x == 0):
        raise ValueError("x is zero")
    return float(np.sum((x - x.mean()) * (y - y.mean())) / np.sum((x - x.mean()) ** 2))
