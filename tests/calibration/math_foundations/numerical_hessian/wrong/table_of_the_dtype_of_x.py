"""fills a table of the dtype of x, which cuts fractions off for integers

Breaks: integers
"""


def numerical_hessian(f, x, h=1e-4):
    d = len(x)
    E, H = h * np.eye(d), np.zeros((d, d), dtype=x.dtype)
    for i in range(d):
        for j in range(i, d):
            a, b = E[i], E[j]
            H[i, j] = (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (4 * h**2)
            H[j, i] = H[i, j]
    return H.astype(float)
