# Writes the constraints first, and returns lists.
def equality_constrained_quadratic(Q, c, A, b):
    d, m = len(c), len(b)
    K = np.vstack([np.hstack([A, np.zeros((m, m))]), np.hstack([Q, A.T])])
    if np.linalg.svd(K)[1][-1] <= 1e-12 * np.linalg.svd(K)[1][0]:
        raise np.linalg.LinAlgError
    z = np.linalg.solve(K, np.append(b, -c))
    return [list(z[:d]), list(z[d:])]
