# Lines as triples, whose cross product is where they meet.
def lp_vertices_2d(c, A, b):
    L = np.column_stack([A, -b])
    V = []
    for i in range(len(L)):
        for j in range(i + 1, len(L)):
            p = np.cross(L[i], L[j])
            if abs(p[2]) > 1e-12:
                x = p[:2] / p[2]
                if np.max(A @ x - b) <= 1e-9:
                    V.append(x)
    if not V:
        return (None, np.inf)
    V = np.array(V)
    vals = V @ c
    near = np.round(V[vals - vals.min() <= 1e-9], 9)
    near[near == 0] = 0.0
    k = np.lexsort((near[:, 1], near[:, 0]))[0]
    return near[k], vals.min()
