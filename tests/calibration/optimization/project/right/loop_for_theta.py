# A loop for theta with a strict comparison; radius 0 by itself.
def project(w, kind, radius=1.0):
    if radius < 0:
        raise ValueError
    if kind == "l2":
        return w * min(1, radius / np.linalg.norm(w)) if np.any(w) else w.copy()
    elif kind == "box":
        return w.clip(-radius, radius)
    elif kind == "simplex":
        if radius == 0:
            return np.zeros(len(w))
        u = sorted(w, reverse=True)
        s = 0
        for k in range(1, len(w) + 1):
            s += u[k - 1]
            th = (s - radius) / k
            if u[k - 1] - th > 0:
                theta = th
        return np.where(w > theta, w - theta, 0)
    elif kind == "l1":
        if np.linalg.norm(w, 1) <= radius:
            return w.copy()
        if radius == 0:
            return np.zeros_like(w)
        return project(abs(w), "simplex", radius) * np.sign(w)
    raise ValueError
