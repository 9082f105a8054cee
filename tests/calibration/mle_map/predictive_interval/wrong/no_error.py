"""returns nan for a negative variance

Breaks: the error
Slips: 1
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    with np.errstate(invalid="ignore"):
        c, half = X_new @ w, z * np.sqrt(np.float64(sigma2))
    return np.column_stack([c - half, c + half])
