# Keeps one table of distances.
def single_linkage(D):
    if np.ndim(D) != 2 or np.shape(D)[0] != np.shape(D)[1]:
        raise ValueError("D is not square")
    M = np.array(D, dtype=float)
    if (abs(M - M.T) > 1e-9 * M.max()).any():
        raise ValueError("D is not symmetric")
    n = len(M)
    M = np.pad(np.minimum(M, M.T), (0, n - 1), constant_values=np.inf)
    M[np.tril_indices(2 * n - 1)] = np.inf
    size, out = [1] * n, np.empty((n - 1, 4))
    for i in range(n - 1):
        a, b = np.unravel_index(np.argmin(M), M.shape)
        size.append(size[a] + size[b])
        out[i] = a, b, M[a, b], size[-1]
        full = np.minimum(M, M.T)
        row = np.minimum(full[a], full[b])
        row[[a, b]] = np.inf
        M[[a, b]] = np.inf
        M[:, [a, b]] = np.inf
        M[: n + i, n + i] = row[: n + i]
    return out
