"""differentiates a gradient that has a step of its own: neither symmetric nor the formula

Breaks: exact symmetry (for every h)
"""


def numerical_hessian(f, x, h=1e-4):
    x, d = x.astype(float), len(x)

    def gradient(z, k):
        return np.array([(f(z + s) - f(z - s)) / (2 * k) for s in k * np.eye(d)])

    rows = [gradient(x + s, h / 3) - gradient(x - s, h / 3) for s in h * np.eye(d)]
    return np.array(rows) / (2 * h)
