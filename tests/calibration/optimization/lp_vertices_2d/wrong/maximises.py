"""maximises the objective in place of minimising it

Slips: 1, it looks for another corner
"""


def lp_vertices_2d(c, A, b):
    corners = []
    for i in range(len(b)):
        for j in range(i + 1, len(b)):
            M = A[[i, j]]
            if abs(np.linalg.det(M)) <= 1e-12:
                continue
            x = np.linalg.solve(M, b[[i, j]])
            if (A @ x <= b + 1e-9).all():
                corners.append(x)
    if not corners:
        return None, np.inf
    best = max(c @ x for x in corners)
    ties = [tuple(np.round(x, 9) + 0.0) for x in corners if c @ x >= best - 1e-9]
    return np.array(min(ties)), best
