"""compares cross products with 1e-9 in place of distances

Breaks: points outside of the hull
Slips: 1
"""


def folk_feasible(point, A, B):
    x, y = (float(value) for value in point)
    v1, v2 = minmax_profile(A, B)
    if not (x > v1 + 1e-9 and y > v2 + 1e-9):
        return False
    corners = sorted(set(zip(np.ravel(A).astype(float).tolist(), np.ravel(B).astype(float).tolist())))
    if len(corners) == 1:
        return bool(np.hypot(x - corners[0][0], y - corners[0][1]) <= 1e-9)
    if not (corners[0][0] - 1e-9 <= x <= corners[-1][0] + 1e-9):
        return False
    ys = [c[1] for c in corners]
    if not (min(ys) - 1e-9 <= y <= max(ys) + 1e-9):
        return False

    def cross(o, p, q):
        return (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])

    for o in corners:
        for p in corners:
            if o != p and all(cross(o, p, q) >= 0 for q in corners) and cross(o, p, (x, y)) < -1e-9:
                return False
    return True
