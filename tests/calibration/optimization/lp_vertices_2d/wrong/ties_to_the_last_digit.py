"""counts values as tied only if they agree to the last digit

Breaks: between values that agree on paper and differ by rounding
"""


def lp_vertices_2d(c, A, b):
    V = []
    for i in range(len(b)):
        for j in range(i + 1, len(b)):
            M = A[[i, j]]
            if abs(np.linalg.det(M)) <= 1e-12:
                continue
            x = np.linalg.solve(M, b[[i, j]])
            if (A @ x <= b + 1e-9).all():
                V.append(x)
    if not V:
        return None, np.inf
    best = min(c @ x for x in V)
    return np.array(min(tuple(np.round(x, 9) + 0.0) for x in V if c @ x == best)), best
