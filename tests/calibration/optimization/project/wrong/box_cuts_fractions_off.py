"""writes the radius into a copy of w, which may hold ints

Breaks: integers
"""


def project(w, kind, radius=1.0):
    if radius < 0 or kind not in ("l2", "box", "simplex", "l1"):
        raise ValueError
    if kind == "l2":
        n = np.sqrt(w @ w)
        return w if n <= radius else w * radius / n
    if kind == "box":
        p = w.copy()
        p[p > radius] = radius
        p[p < -radius] = -radius
        return p
    if kind == "l1":
        return (
            w if np.abs(w).sum() <= radius else np.sign(w) * project(np.abs(w), "simplex", radius)
        )
    u = np.sort(w)[::-1]
    th = (np.cumsum(u) - radius) / np.arange(1, len(u) + 1)
    return np.maximum(w - th[np.flatnonzero(u >= th)[-1]], 0)
