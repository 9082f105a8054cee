# Differentiates the central gradient and mirrors the upper half.
def numerical_hessian(f, x, h=1e-4):
    x, d = np.asarray(x, dtype=float), len(x)

    def gradient(z):
        return np.array([(f(z + s) - f(z - s)) / (2 * h) for s in h * np.eye(d)])

    H = np.array([(gradient(x + s) - gradient(x - s)) / (2 * h) for s in h * np.eye(d)])
    return np.triu(H) + np.triu(H, 1).T
