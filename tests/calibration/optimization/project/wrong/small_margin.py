"""takes points that are outside by less than 1e-8 for points of the set

Breaks: just outside
"""


def project(w, kind, radius=1.0):
    if radius < 0 or kind not in ("l2", "box", "simplex", "l1"):
        raise ValueError
    w = np.array(w, float)
    if kind == "l2":
        return w if np.linalg.norm(w) <= radius + 1e-8 else w * radius / np.linalg.norm(w)
    if kind == "box":
        return np.clip(w, -radius, radius)
    if kind == "l1":
        if np.abs(w).sum() <= radius + 1e-8:
            return w
        return np.sign(w) * project(np.abs(w), "simplex", radius)
    u = np.sort(w)[::-1]
    th = (np.cumsum(u) - radius) / np.arange(1, len(u) + 1)
    return np.maximum(w - th[np.flatnonzero(u >= th)[-1]], 0)
