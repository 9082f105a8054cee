"""divides the variance by the number of rows

Breaks: the default `z`
Slips: 1
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    c, half = X_new @ w, z * np.sqrt(sigma2 / len(X_new))
    return np.column_stack([c - half, c + half])
