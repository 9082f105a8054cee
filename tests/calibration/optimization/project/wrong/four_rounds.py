"""drops entries in turn, but four times at most

Breaks: up to 101 of them
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
        return (
            w if np.abs(w).sum() <= radius else np.sign(w) * project(np.abs(w), "simplex", radius)
        )
    keep = np.ones(len(w), bool)
    for _ in range(4):
        th = (w[keep].sum() - radius) / keep.sum()
        keep &= w >= th
    return np.where(keep, np.maximum(w - th, 0), 0)
