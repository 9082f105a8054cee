"""leaves a point as it is whose entries are not negative and nearly add up to the radius

Breaks: just outside
"""


def theta_of(u, r):
    falling = np.sort(u)[::-1]
    levels = (np.cumsum(falling) - r) / np.arange(1, len(u) + 1)
    return levels[np.sum(falling >= levels) - 1]


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
        return np.sign(w) * np.maximum(np.abs(w) - theta_of(np.abs(w), radius), 0)
    if (w >= 0).all() and np.isclose(w.sum(), radius):
        return w
    return np.maximum(w - theta_of(w, radius), 0)
