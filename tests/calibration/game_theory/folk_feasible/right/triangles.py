# A point of the hull lies in a triangle of outcomes, or on a segment.
from itertools import combinations

import numpy as np


def folk_feasible(point, A, B):
    if any(p <= v + 1e-9 for p, v in zip(point, minmax_profile(A, B))):
        return False
    corners = [np.array(c, dtype=float) for c in zip(A.ravel(), B.ravel())]
    for x, y in combinations(corners, 2):
        way, off = y - x, point - x
        size = way @ way
        share = min(1, max(0, off @ way / size)) if size > 0 else 0
        if np.linalg.norm(off - share * way) <= 1e-9:
            return True
    for x, y, z in combinations(corners, 3):
        M = np.column_stack([y - x, z - x])
        if abs(np.linalg.det(M)) > 1e-12:
            s, t = np.linalg.solve(M, point - x)
            if s >= 0 and t >= 0 and s + t <= 1:
                return True
    return False
