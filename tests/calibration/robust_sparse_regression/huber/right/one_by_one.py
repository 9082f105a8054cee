# One number after the other, by the definition.
def huber(r, eps):
    if not eps > 0:
        raise ValueError("eps must be positive")

    def one(x):
        x = float(x)
        if -eps <= x <= eps:
            return x * x / 2, x
        return eps * (abs(x) - eps / 2), eps if x > 0 else -eps

    if np.ndim(r) == 0:
        value, slope = one(r)
        return float(value), float(slope)
    pairs = np.array([one(x) for x in np.ravel(r)], dtype=float).reshape(-1, 2)
    return pairs[:, 0].reshape(np.shape(r)), pairs[:, 1].reshape(np.shape(r))
