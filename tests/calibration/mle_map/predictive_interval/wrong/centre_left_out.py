"""returns the distance to the ends, without the prediction

Slips: 1, the intervals lie around zero
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    half = z * np.sqrt(sigma2)
    return np.column_stack([np.full(len(X_new), -half), np.full(len(X_new), half)])
