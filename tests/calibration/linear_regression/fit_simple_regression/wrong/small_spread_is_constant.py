"""takes a spread below a fixed size for none

Breaks: tiny or huge units
Slips: 1
"""


def fit_simple_regression(x, y):
    if np.ptp(x) < 1e-12:
        raise ValueError("x is constant")
    xc = x - x.mean()
    w1 = xc @ (y - y.mean()) / (xc @ xc)
    return float(y.mean() - w1 * x.mean()), float(w1)
