"""takes the outcomes for corners in the order of the table

Breaks: mixtures of outcomes
Slips: 1, where one outcome lies inside of the hull, every mixture is refused
"""

import numpy as np


def folk_feasible(point, A, B):
    v1, v2 = minmax_profile(A, B)
    x = np.asarray(point, dtype=float)
    if not (x[0] > v1 + 1e-9 and x[1] > v2 + 1e-9):
        return False
    pts = [np.array([A[i, j], B[i, j]], float) for i, j in ((0, 0), (0, 1), (1, 1), (1, 0))]
    s = []
    for u, v in zip(pts, pts[1:] + pts[:1]):
        s.append((v[0] - u[0]) * (x[1] - u[1]) - (v[1] - u[1]) * (x[0] - u[0]))
    lo, hi = np.min(pts, axis=0), np.max(pts, axis=0)
    box = np.all(x >= lo - 1e-9) and np.all(x <= hi + 1e-9)
    return bool(box and (all(t >= -1e-9 for t in s) or all(t <= 1e-9 for t in s)))
