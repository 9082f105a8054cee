# Goes case by case.
def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps < 0")

    def one(t, p):
        if p > t + eps and p - t > eps:
            return p - t - eps, 1.0
        if t - p > eps:
            return t - p - eps, -1.0
        return 0.0, 0.0

    if np.ndim(y) == 0:
        return one(float(y), float(s))
    pairs = [one(float(t), float(p)) for t, p in zip(y, s)]
    return np.array([a for a, _ in pairs]), np.array([b for _, b in pairs])
