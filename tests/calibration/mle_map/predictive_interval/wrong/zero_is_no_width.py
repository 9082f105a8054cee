"""takes a z of 0 for none given

Breaks: other values of `z` (0 and 1 among them)
Slips: 1
"""


def predictive_interval(X_new, w, sigma2, z=None):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    c, half = X_new @ w, (z or 1.959963984540054) * np.sqrt(sigma2)
    return np.column_stack([c - half, c + half])
