"""compares a corner with the last tied one, not with the best

Breaks: near-ties that are none
"""


def lp_vertices_2d(c, A, b):
    from itertools import combinations

    corners = []
    for i, j in combinations(range(len(b)), 2):
        M = A[[i, j]]
        det = M[0, 0] * M[1, 1] - M[0, 1] * M[1, 0]
        if abs(det) <= 1e-12:
            continue
        x = np.linalg.solve(M, b[[i, j]])
        if np.all(A @ x <= b + 1e-9):
            corners.append((float(c @ x), x))
    if not corners:
        return None, np.inf
    best, at = np.inf, None
    for v, x in corners:
        x = tuple(np.round(x, 9) + 0.0)
        if v < best - 1e-9 or (v <= best + 1e-9 and (at is None or x < at)):
            best, at = v, x
    return np.array(at), float(best)
