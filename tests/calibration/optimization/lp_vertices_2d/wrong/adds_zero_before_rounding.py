"""clears -0.0 away before it rounds, which makes new ones

Breaks: ties: in several orders of the rows
"""


def lp_vertices_2d(c, A, b):
    corners = []
    for i in range(len(b)):
        for j in range(i + 1, len(b)):
            if abs(A[i, 0] * A[j, 1] - A[i, 1] * A[j, 0]) <= 1e-12:
                continue
            x = np.linalg.solve(A[[i, j]], b[[i, j]])
            if (A @ x <= b + 1e-9).all():
                corners.append(x)
    if not corners:
        return None, np.inf
    values = [c @ x for x in corners]
    best = min(values)
    ties = [tuple(np.round(x + 0.0, 9)) for x, v in zip(corners, values) if v <= best + 1e-9]
    return np.array(min(ties)), float(best)
