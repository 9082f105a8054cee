# Returns w itself where it is in the set; tries k from large to small.
def project(w, kind, radius=1.0):
    if radius < 0 or kind not in ("l2", "box", "simplex", "l1"):
        raise ValueError
    if kind == "box":
        return np.array([min(max(x, -radius), radius) for x in w])
    if kind == "l2":
        n = (w @ w) ** 0.5
        return w if n <= radius else radius * w / n
    if kind == "l1" and np.linalg.norm(w, 1) <= radius:
        return w
    u = abs(w) if kind == "l1" else w
    order = sorted(u, reverse=True)
    for k in range(len(w), 0, -1):
        th = (sum(order[:k]) - radius) / k
        if order[k - 1] >= th:
            break
    p = (u - th).clip(min=0)
    return p * np.sign(w) if kind == "l1" else p
