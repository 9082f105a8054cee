"""returns zeros for radius 0 before it looks at the kind

Breaks: the errors for each `kind`
"""


def _simplex(w, r):
    u = np.sort(w)[::-1]
    theta = (np.cumsum(u) - r) / np.arange(1, len(w) + 1)
    k = np.flatnonzero(u >= theta)[-1]
    return np.maximum(w - theta[k], 0.0)


def project(w, kind, radius=1.0):
    if radius < 0:
        raise ValueError("radius")
    if radius == 0:
        return np.zeros(len(w))
    w = np.array(w, dtype=float)
    if kind == "l2":
        n = np.linalg.norm(w)
        return w.copy() if n <= radius else w * (radius / n)
    if kind == "box":
        return np.clip(w, -radius, radius)
    if kind == "simplex":
        return _simplex(w, radius)
    if kind == "l1":
        a = np.abs(w)
        return w.copy() if a.sum() <= radius else np.sign(w) * _simplex(a, radius)
    raise ValueError("kind")
