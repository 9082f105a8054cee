"""fills a table of the dtype of f(x), which cuts fractions off for integers

Breaks: integers
"""


def numerical_jacobian(f, x, h=1e-5):
    here = np.atleast_1d(f(x.copy()))
    J = np.zeros((len(here), len(x)), dtype=here.dtype)
    for j in range(len(x)):
        e = np.zeros(len(x))
        e[j] = h
        J[:, j] = (np.atleast_1d(f(x + e)) - np.atleast_1d(f(x - e))) / (2 * h)
    return J.astype(float)
