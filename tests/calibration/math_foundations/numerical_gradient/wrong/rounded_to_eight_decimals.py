"""rounds the slopes to eight decimals

Breaks: quadratic, linear and curved functions
"""


def numerical_gradient(f, x, h=1e-5):
    x = np.asarray(x, dtype=float)
    return np.round([(f(x + e) - f(x - e)) / (2 * h) for e in h * np.eye(len(x))], 8)
