"""multiplies first derivatives in place of differentiating twice

Slips: 1, every entry is wrong
"""


def numerical_hessian(f, x, h=1e-4):
    slopes = np.array([(f(x + s) - f(x - s)) / (2 * h) for s in h * np.eye(len(x))])
    return np.outer(slopes, slopes)
