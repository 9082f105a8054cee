"""takes rows for parallel whose unit vectors nearly agree

Breaks: parallel and superfluous constraints
"""


def lp_vertices_2d(c, A, b):
    length = np.maximum(np.linalg.norm(A, axis=1, keepdims=True), 1e-300)
    units = A / length
    corners = []
    for i in range(len(b)):
        for j in range(i + 1, len(b)):
            if np.allclose(units[i], units[j]) or np.allclose(units[i], -units[j]):
                continue
            if abs(A[i, 0] * A[j, 1] - A[i, 1] * A[j, 0]) <= 1e-12:
                continue
            x = np.linalg.solve(A[[i, j]], b[[i, j]])
            if (A @ x <= b + 1e-9).all():
                corners.append(x)
    if not corners:
        return None, np.inf
    values = [c @ x for x in corners]
    best = min(values)
    ties = [tuple(np.round(x, 9) + 0.0) for x, v in zip(corners, values) if v <= best + 1e-9]
    return np.array(min(ties)), float(best)
