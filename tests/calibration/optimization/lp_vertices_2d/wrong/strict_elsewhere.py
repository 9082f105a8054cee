"""allows no tolerance to the other constraints

Breaks: corners where three lines meet
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
        if np.all(np.delete(A, [i, j], axis=0) @ x <= np.delete(b, [i, j])):
            corners.append((float(c @ x), x))
    if not corners:
        return None, np.inf
    best = min(v for v, _ in corners)
    near = [tuple(np.round(x, 9) + 0.0) for v, x in corners if v <= best + 1e-9]
    return np.array(min(near)), float(best)
