"""looks at each payoff by itself where outcomes are on one line

Breaks: outcomes on one line
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
        return bool((x >= np.minimum(p, q) - 1e-9).all() and (x <= np.maximum(p, q) + 1e-9).all())
    for p, q in zip(hull, hull[1:] + hull[:1]):
        if cross(p, q, x) < -1e-9 * np.hypot(q[0] - p[0], q[1] - p[1]):
            return False
    return True
