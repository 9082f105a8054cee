"""leaves a point as it is whose entries are not negative and nearly add up to the radius

Breaks: just outside
"""


def project(w, kind, radius=1.0):
    if radius < 0 or kind not in ("l2", "box", "simplex", "l1"):
        raise ValueError
    w = np.array(w, float)
    if kind == "l2":
        return w if np.linalg.norm(w) <= radius else w * radius / np.linalg.norm(w)
    if kind == "box":
        return np.clip(w, -radius, radius)
    if kind == "l1":
        if np.abs(w).sum() <= radius:
            return w
        return np.sign(w) * project(np.abs(w), "simplex", radius)
    if (w >= 0).all() and np.isclose(w.sum(), radius):
        return w
    u = np.sort(w)[::-1]
    th = (np.cumsum(u) - radius) / np.arange(1, len(u) + 1)
    return np.maximum(w - th[np.flatnonzero(u >= th)[-1]], 0)
