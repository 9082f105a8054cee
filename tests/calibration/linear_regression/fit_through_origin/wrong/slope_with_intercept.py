"""returns the slope of the line that has an intercept

Breaks: data whose best line with intercept is another one
Slips: 1, the slope is right only where the best line with intercept goes through the origin
"""


def fit_through_origin(x, y):
    if np.all(x == 0):
        raise ValueError("x is zero")
    return float(np.sum((x - x.mean()) * (y - y.mean())) / np.sum((x - x.mean()) ** 2))
