"""returns a vector of two for a single row

Breaks: a single row
Slips: 1
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    c, half = X_new @ w, z * np.sqrt(sigma2)
    return np.squeeze(np.column_stack([c - half, c + half]))
