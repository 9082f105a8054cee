"""takes a variance that is negative by a rounding error for 0

Breaks: the error
Slips: 1
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < -1e-12:
        raise ValueError("sigma2 must not be negative")
    centre, half = X_new @ w, z * np.sqrt(max(sigma2, 0))
    return np.column_stack([centre - half, centre + half])
