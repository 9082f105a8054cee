"""stands the row of a single output upright

Breaks: one output (a float, or an array with one entry)
"""


def numerical_jacobian(f, x, h=1e-5):
    J = np.array([(np.asarray(f(x + e)) - f(x - e)) / (2 * h) for e in h * np.eye(len(x))])
    return J.reshape(-1, 1) if J.ndim == 1 else J.T
