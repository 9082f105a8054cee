"""leaves out what is more than two places from the diagonal

Breaks: curved functions up to dimension 4
"""


def numerical_hessian(f, x, h=1e-4):
    x = np.asarray(x, dtype=float)
    d, E = len(x), h * np.eye(len(x))
    H = np.zeros((d, d))
    for i in range(d):
        for j in range(i, min(i + 3, d)):
            a, b = E[i], E[j]
            total = f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)
            H[i, j] = H[j, i] = total / (4 * h**2)
    return H
