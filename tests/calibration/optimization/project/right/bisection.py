# Bisection for the amount taken off; minimum and maximum for the box.
def project(w, kind, radius=1.0):
    if kind not in ["l2", "box", "simplex", "l1"]:
        raise ValueError(kind)
    if radius < 0:
        raise ValueError(radius)
    if kind == "box":
        return np.minimum(np.maximum(w, -radius), radius)
    if kind == "l2":
        return w / max(1.0, np.linalg.norm(w) / radius) if radius > 0 else 0 * w
    u = w if kind == "simplex" else np.abs(w)
    if kind == "l1" and u.sum() <= radius:
        return w
    low, high = u.min() - radius, u.max()
    for _ in range(200):
        middle = (low + high) / 2
        if np.maximum(u - middle, 0).sum() > radius:
            low = middle
        else:
            high = middle
    p = np.maximum(u - high, 0)
    return p if kind == "simplex" else np.where(w < 0, -p, p)
