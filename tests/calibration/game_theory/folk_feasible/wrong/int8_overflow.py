"""takes differences of outcomes in the tables' own type

Breaks: 8-bit integers
"""

from itertools import combinations


def folk_feasible(point, A, B):
    p = np.asarray(point, dtype=float)
    if np.any(p <= np.array(minmax_profile(A, B)) + 1e-9):
        return False
    V = np.column_stack([np.ravel(A), np.ravel(B)])
    normals = [np.array([1.0, 0.0]), np.array([0.0, 1.0])]
    for k, l in combinations(range(4), 2):
        d = V[l] - V[k]
        if d.any():
            d = d / np.hypot(*d.astype(float))
            normals += [d, np.array([-d[1], d[0]])]
    for n in normals:
        at = V @ n
        if not at.min() - 1e-9 <= p @ n <= at.max() + 1e-9:
            return False
    return True
