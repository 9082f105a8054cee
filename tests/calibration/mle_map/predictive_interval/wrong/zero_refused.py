"""raises ValueError for a variance of zero, too

Breaks: `sigma2` of 0
Slips: 1, a variance of zero is asked for in two tests
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    c, half = X_new @ w, z * np.sqrt(sigma2)
    return np.column_stack([c - half, c + half])
