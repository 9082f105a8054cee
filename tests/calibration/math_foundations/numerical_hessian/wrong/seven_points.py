"""uses the other formula of the book for the mixed derivatives, with seven points

Breaks: large steps (the formula must show on and off the diagonal, absolute 1e-9)
"""


def numerical_hessian(f, x, h=1e-4):
    x = np.asarray(x, dtype=float)
    d, E = len(x), h * np.eye(len(x))
    H = np.zeros((d, d))
    for i in range(d):
        H[i, i] = (f(x + 2 * E[i]) - 2 * f(x) + f(x - 2 * E[i])) / (4 * h**2)
        for j in range(i):
            a, b = E[i], E[j]
            cross = (
                f(x + a + b) - f(x + a) - f(x + b) + 2 * f(x) - f(x - a) - f(x - b) + f(x - a - b)
            )
            H[i, j] = H[j, i] = cross / (2 * h**2)
    return H
