"""goes through np.vectorize, which fails for an empty array"""


def sigmoid(z):
    def one(t):
        t = float(t)
        return 1 / (1 + np.exp(-t)) if t >= 0 else np.exp(t) / (1 + np.exp(t))

    p = np.vectorize(one)(z)
    return p if np.ndim(z) else float(p)
