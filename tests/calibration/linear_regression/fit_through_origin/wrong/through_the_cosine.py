"""multiplies both sums of squares for the angle between x and y, which leaves the range of floats

Breaks: features in tiny or huge units
Slips: 1
"""


def fit_through_origin(x, y):
    xx, yy = float(x @ x), float(y @ y)
    if xx == 0:
        raise ValueError("all of x is zero")
    if yy == 0:
        return 0.0
    cosine = x @ y / np.sqrt(xx * yy)
    return float(cosine * np.sqrt(yy / xx))
