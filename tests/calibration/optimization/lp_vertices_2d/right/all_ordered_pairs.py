# Every pair twice; the value of the rounded corner.
def lp_vertices_2d(c, A, b):
    best = None
    V = []
    for i in range(len(A)):
        for j in range(len(A)):
            if i != j and abs(np.linalg.det(A[[i, j]])) > 1e-12:
                x = np.linalg.inv(A[[i, j]]) @ b[[i, j]]
                if max(A @ x - b) <= 1e-9:
                    V.append(x)
    if not V:
        return (None, float("inf"))
    vals = [float(c @ x) for x in V]
    m = min(vals)
    C = [np.round(x, 9) + 0.0 for x, v in zip(V, vals) if v - m <= 1e-9]
    C.sort(key=lambda x: (x[0], x[1]))
    return C[0], float(c @ C[0])
