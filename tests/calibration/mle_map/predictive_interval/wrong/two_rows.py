"""returns the lower ends in one row and the upper ends in another

Slips: 1, the shape is wrong everywhere
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    c, half = X_new @ w, z * np.sqrt(sigma2)
    return np.array([c - half, c + half])
