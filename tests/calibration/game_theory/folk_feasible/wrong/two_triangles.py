"""looks in two triangles only, each with both corners of equal moves

Breaks: mixtures of outcomes
"""

import numpy as np


def folk_feasible(point, A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    x = np.asarray(point, dtype=float)
    v = minmax_profile(A, B)
    if x[0] <= v[0] + 1e-9 or x[1] <= v[1] + 1e-9:
        return False
    corners = [np.array([a, b]) for a, b in zip(A.ravel(), B.ravel())]

    def near(p, q):
        length = (q - p) @ (q - p)
        t = np.clip((x - p) @ (q - p) / length, 0, 1) if length else 0.0
        return np.hypot(*(x - p - t * (q - p))) <= 1e-9

    def inside(p, q, r):
        turn = [
            (v[0] - u[0]) * (x[1] - u[1]) - (v[1] - u[1]) * (x[0] - u[0])
            for u, v in ((p, q), (q, r), (r, p))
        ]
        area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (
            near(p, q)
            or near(q, r)
            or near(r, p)
            or (area != 0 and (min(turn) > 0 or max(turn) < 0))
        )

    return bool(any(inside(*(corners[k] for k in three)) for three in ((0, 1, 3), (0, 2, 3))))
