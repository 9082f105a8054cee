"""takes z standard deviations for the whole width

Slips: 1, only intervals without width are right
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    c, half = X_new @ w, z * np.sqrt(sigma2) / 2
    return np.column_stack([c - half, c + half])
