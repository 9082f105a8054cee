"""multiplies z by the variance in place of its root

Breaks: variances other than 1
Slips: 1
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    c = X_new @ w
    return np.column_stack([c - z * sigma2, c + z * sigma2])
