"""moves x itself and back again, which loses a rounding error on the way

Breaks: x stays as it was
"""


def numerical_hessian(f, x, h=1e-4):
    if x.dtype != float:
        x = x.astype(float)
    d = len(x)
    H = np.zeros((d, d))

    def at(i, a, j, b):
        x[i] += a
        x[j] += b
        value = f(x)
        x[j] -= b
        x[i] -= a
        return value

    for i in range(d):
        for j in range(i, d):
            total = at(i, h, j, h) - at(i, h, j, -h) - at(i, -h, j, h) + at(i, -h, j, -h)
            H[i, j] = H[j, i] = total / (4 * h**2)
    return H
