"""takes central differences of the error with step 1

Breaks: tiny and huge residuals
Slips: 1
"""


def squared_error_gradient(X, y, w, reduction="mean"):
    n, d = X.shape
    scale = {"sum": 1, "mean": n, "half_sum": 2, "half_mean": 2 * n}[reduction]

    def f(v):
        r = X @ v - y
        return np.sum(r.astype(float) ** 2) / scale

    return np.array([(f(w + e) - f(w - e)) / 2 for e in np.eye(d)])
