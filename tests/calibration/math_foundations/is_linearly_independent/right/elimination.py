# Eliminates with the largest pivot of all; the pivots stand in for the singular values.
def is_linearly_independent(V, tol=1e-10):
    V = V.astype(float)
    m, d = V.shape
    if m == 0:
        return True
    if m > d or not V.any():
        return False
    V /= np.abs(V).max()
    for k in range(m):
        i, j = np.unravel_index(np.argmax(np.abs(V[k:])), V[k:].shape)
        if abs(V[k + i, j]) <= tol:
            return False
        V[[k, k + i]] = V[[k + i, k]]
        V[k + 1 :] -= np.outer(V[k + 1 :, j] / V[k, j], V[k])
    return True
