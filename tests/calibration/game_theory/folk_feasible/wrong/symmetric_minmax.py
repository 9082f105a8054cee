"""holds both players against the first one's minmax value

Breaks: unlike minmax values
"""

import numpy as np


def folk_feasible(point, A, B):
    v1, v2 = minmax_profile(A, B)
    v2 = v1
    x = np.asarray(point, dtype=float)
    if not (x[0] > v1 + 1e-9 and x[1] > v2 + 1e-9):
        return False
    pts = np.column_stack([np.asarray(A, float).ravel(), np.asarray(B, float).ravel()])
    # distance to the hull: in the hull iff in one of the triangles or close to a segment
    def seg(p, a, b):
        d = b - a
        L = d @ d
        t = 0.0 if L == 0 else min(1.0, max(0.0, (p - a) @ d / L))
        return np.hypot(*(p - a - t * d))
    def inside(p, a, b, c):
        s = []
        for u, v in ((a, b), (b, c), (c, a)):
            s.append((v[0] - u[0]) * (p[1] - u[1]) - (v[1] - u[1]) * (p[0] - u[0]))
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return area != 0 and (all(t >= 0 for t in s) or all(t <= 0 for t in s))
    for i in range(4):
        for j in range(i + 1, 4):
            if seg(x, pts[i], pts[j]) <= 1e-9:
                return True
            for k in range(j + 1, 4):
                if inside(x, pts[i], pts[j], pts[k]):
                    return True
    return False
