"""makes room of the type of x

Breaks: integers
"""


def numerical_hessian(f, x, h=1e-4):
    d = len(x)
    H = np.zeros((d, d), dtype=x.dtype)
    E = h * np.eye(d)
    for i in range(d):
        for j in range(i, d):
            a, b = E[i], E[j]
            H[i, j] = H[j, i] = (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (
                4 * h * h
            )
    return H
