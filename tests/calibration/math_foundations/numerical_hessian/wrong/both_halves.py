"""computes both halves: the same four numbers in another order, so the last bits may differ

Breaks: exact symmetry (for every h)
"""


def numerical_hessian(f, x, h=1e-4):
    E = h * np.eye(len(x))
    d = len(x)
    H = np.zeros((d, d))
    for i in range(d):
        for j in range(d):
            a, b = E[i], E[j]
            H[i, j] = (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (4 * h * h)
    return H
