"""uses 1.96 standard deviations, whatever z is

Breaks: other values of `z`
Slips: 1
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    c, half = X_new @ w, 1.959963984540054 * np.sqrt(sigma2)
    return np.column_stack([c - half, c + half])
