"""rounds the result to nine decimals

Breaks: quadratic forms
"""


def numerical_hessian(f, x, h=1e-4):
    x = np.asarray(x, dtype=float)
    d = len(x)
    E, H = h * np.eye(d), np.zeros((d, d))
    for i in range(d):
        for j in range(i, d):
            a, b = E[i], E[j]
            H[i, j] = (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (4 * h**2)
            H[j, i] = H[i, j]
    return H.round(9)
