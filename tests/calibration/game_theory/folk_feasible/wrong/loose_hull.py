"""takes points that are up to 1e-6 outside of the hull

Breaks: points outside of the hull
"""

import numpy as np


def folk_feasible(point, A, B):
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    x = np.asarray(point, dtype=float)
    v = minmax_profile(A, B)
    if x[0] <= v[0] + 1e-9 or x[1] <= v[1] + 1e-9:
        return False
    outcomes = sorted(set(zip(A.ravel().tolist(), B.ravel().tolist())))
    if len(outcomes) == 1:
        return bool(np.hypot(*(x - outcomes[0])) <= 1e-9)
    cross = lambda o, p, q: (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])
    hull = []
    for points in (outcomes, outcomes[::-1]):
        chain = []
        for p in points:
            while len(chain) > 1 and cross(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        hull += chain[:-1]
    if len(hull) == 2:
        (p, q) = np.array(hull[0]), np.array(hull[1])
        t = np.clip((x - p) @ (q - p) / ((q - p) @ (q - p)), 0, 1)
        return bool(np.hypot(*(x - p - t * (q - p))) <= 1e-9)
    for p, q in zip(hull, hull[1:] + hull[:1]):
        if cross(p, q, x) < -1e-6 * np.hypot(q[0] - p[0], q[1] - p[1]):
            return False
    return True
