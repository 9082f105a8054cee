"""writes corners into arrays like b, which may hold ints

Breaks: integers
"""

from itertools import combinations


def lp_vertices_2d(c, A, b):
    corners = []
    for i, j in combinations(range(len(b)), 2):
        if abs(A[i, 0] * A[j, 1] - A[i, 1] * A[j, 0]) > 1e-12:
            x = np.zeros_like(b[:2])
            x[:] = np.linalg.solve(A[[i, j]], b[[i, j]])
            if np.all(A @ x <= b + 1e-9):
                corners.append(x)
    if not corners:
        return None, np.inf
    values = np.array([c @ x for x in corners])
    best = values.min()
    ties = [
        tuple(np.round(x, 9) + 0.0) for x, value in zip(corners, values) if value <= best + 1e-9
    ]
    return np.array(min(ties)), float(best)
