"""forgives a millionth where a billionth was allowed

Breaks: (also by a hair: $5 \\cdot 10^{-7}$)
"""


def lp_vertices_2d(c, A, b):
    found = []
    for i in range(len(b)):
        for j in range(i + 1, len(b)):
            M = A[[i, j]]
            if np.linalg.det(M) <= 1e-12:
                M, r = M[::-1], b[[j, i]]
            else:
                r = b[[i, j]]
            if np.linalg.det(M) <= 1e-12:
                continue
            x = np.linalg.solve(M, r)
            if np.all(A @ x <= b + 1e-6):
                found.append(x)
    if not found:
        return None, np.inf
    best = min(c @ x for x in found)
    return np.array(min(tuple(np.round(x, 9) + 0.0) for x in found if c @ x <= best + 1e-9)), best
