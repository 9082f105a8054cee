"""cuts the ends to integers if the predictions are integers

Breaks: the default `z`
Slips: 1
"""


def predictive_interval(X_new, w, sigma2, z=1.959963984540054):
    if sigma2 < 0:
        raise ValueError("sigma2 must not be negative")
    centre = X_new @ w
    half = z * np.sqrt(sigma2)
    ends = np.empty((len(X_new), 2), dtype=centre.dtype)
    ends[:, 0] = centre - half
    ends[:, 1] = centre + half
    return ends
