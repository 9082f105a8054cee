"""takes any radius and kind

Breaks: the errors
"""


def project(w, kind, radius=1.0):
    if radius < 0 or kind not in ("l2", "box", "simplex", "l1"):
        kind, radius = "l2", 1.0

    def simplex(u):
        s = np.sort(u)[::-1]
        theta = (np.cumsum(s) - radius) / np.arange(1, len(u) + 1)
        k = np.nonzero(s >= theta)[0][-1]
        return np.maximum(u - theta[k], 0)

    if kind == "l2":
        n = np.linalg.norm(w)
        return w.copy() if n <= radius else w * (radius / n)
    if kind == "box":
        return np.clip(w, -radius, radius)
    if kind == "simplex":
        return simplex(w)
    if np.abs(w).sum() <= radius:
        return w.copy()
    return np.sign(w) * simplex(np.abs(w))
