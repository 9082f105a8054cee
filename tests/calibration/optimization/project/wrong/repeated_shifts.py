"""shifts and cuts a few times; the l1 ball in one shift

Slips: 2
"""


def project(w, kind, radius=1.0):
    if radius < 0 or kind not in ("l2", "box", "simplex", "l1"):
        raise ValueError
    if kind == "l2":
        n = np.linalg.norm(w)
        return w.copy() if n <= radius else w * radius / n
    if kind == "box":
        return np.clip(w, -radius, radius)
    if kind == "simplex":
        x = w.astype(float)
        for _ in range(5):
            x = x + (radius - x.sum()) / len(x)
            x = np.maximum(x, 0)
        return x * (radius / x.sum()) if x.sum() else x
    if abs(w).sum() <= radius:
        return w.copy()
    return np.sign(w) * np.maximum(abs(w) - (abs(w).sum() - radius) / len(w), 0)
