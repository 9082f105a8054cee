"""breaks ties by the second coordinate"""


def lp_vertices_2d(c, A, b):
    V = []
    for i in range(len(A)):
        for j in range(i):
            if abs(np.linalg.det(A[[i, j]])) > 1e-12:
                x = np.linalg.solve(A[[i, j]], b[[i, j]])
                if np.all(A @ x <= b + 1e-9):
                    V.append((round(float(c @ x), 9), *(np.round(x, 9) + 0.0)))
    if not V:
        return None, float("inf")
    V.sort(key=lambda v: (v[0], v[2], v[1]))
    return np.array(V[0][1:]), V[0][0]
