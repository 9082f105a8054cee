"""returns numbers of single precision"""


def numerical_gradient(f, x, h=1e-5):
    x = x.astype(float)
    return np.array([(f(x + e) - f(x - e)) / (2 * h) for e in h * np.eye(len(x))], dtype=np.float32)
