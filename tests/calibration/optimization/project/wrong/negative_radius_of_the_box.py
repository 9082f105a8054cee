"""accepts a negative radius for the box

Breaks: for each kind
"""


def theta_of(u, r):
    falling = np.sort(u)[::-1]
    levels = (np.cumsum(falling) - r) / np.arange(1, len(u) + 1)
    return levels[np.sum(falling >= levels) - 1]


def project(w, kind, radius=1.0):
    if (radius < 0 and kind != "box") or kind not in ("l2", "box", "simplex", "l1"):
        raise ValueError
    w = np.array(w, dtype=float)
    if kind == "box":
        return np.clip(w, -radius, radius)
    if kind == "l2":
        size = np.linalg.norm(w)
        return w if size <= radius else w * (radius / size)
    if kind == "simplex":
        return np.maximum(w - theta_of(w, radius), 0)
    if np.abs(w).sum() <= radius:
        return w
    return np.sign(w) * np.maximum(np.abs(w) - theta_of(np.abs(w), radius), 0)
