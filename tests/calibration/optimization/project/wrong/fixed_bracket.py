"""looks for theta between -100 and 100 only

Breaks: entries up to 900
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
    lo, hi = -100.0, 100.0
    for _ in range(80):
        m = (lo + hi) / 2
        if np.maximum(w - m, 0).sum() > radius:
            lo = m
        else:
            hi = m
    return np.maximum(w - m, 0)
