"""returns numbers of single precision"""


def numerical_hessian(f, x, h=1e-4):
    E = h * np.eye(len(x))
    d = len(x)
    H = np.zeros((d, d), dtype=np.float32)
    for i in range(d):
        for j in range(i, d):
            a, b = E[i], E[j]
            H[i, j] = H[j, i] = (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (
                4 * h * h
            )
    return H
