# Drops entries below the threshold until none is left; calls itself for the l1 ball.
def project(w, kind, radius=1.0):
    if kind not in {"l2", "box", "simplex", "l1"}:
        raise ValueError(kind)
    if radius < 0:
        raise ValueError(radius)
    if kind == "l2":
        return w / max(1.0, np.linalg.norm(w) / radius) if radius else np.zeros(len(w))
    if kind == "box":
        return np.minimum(radius, np.maximum(-radius, w))
    if kind == "l1":
        if sum(abs(x) for x in w) <= radius:
            return w
        return np.copysign(project(np.abs(w), "simplex", radius), w)
    keep = np.ones(len(w), dtype=bool)
    while True:
        theta = (w[keep].sum() - radius) / keep.sum()
        drop = keep & (w < theta)
        if not drop.any():
            return np.where(keep, w - theta, 0.0)
        keep &= ~drop
