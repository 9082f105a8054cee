"""adds a row of signs to a column of predictions"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    return (X_new @ w)[:, None] + z * sigma2**0.5 * np.array([-1.0, 1.0])
