# Drops negative entries until none is left; loops.
def project(w, kind, radius=1.0):
    if radius < 0:
        raise ValueError("radius")
    if kind == "l2":
        n = float(np.sqrt(sum(w**2)))
        return w.copy() if n <= radius else radius * w / n
    if kind == "box":
        return np.array([min(max(x, -radius), radius) for x in w])
    if kind == "l1":
        if sum(abs(w)) <= radius:
            return w.copy()
        return np.sign(w) * project(np.abs(w), "simplex", radius)
    if kind == "simplex":
        active = np.ones(len(w), dtype=bool)
        while True:
            theta = (w[active].sum() - radius) / active.sum()
            smaller = active & (w > theta)
            if smaller.sum() in (0, active.sum()):
                return np.where(active, np.maximum(w - theta, 0), 0.0)
            active = smaller
    raise ValueError("kind")
