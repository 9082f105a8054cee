# Fills a matrix column by column.
def numerical_jacobian(f, x, h=1e-5):
    x = np.array(x, dtype=float)
    n = np.size(f(x))
    J = np.zeros((n, len(x)))
    for j in range(len(x)):
        e = np.zeros(len(x))
        e[j] = h
        J[:, j] = (np.asarray(f(x + e)) - np.asarray(f(x - e))).ravel() / (2 * h)
    return J
