"""marks what is merged by the largest distance plus 1, which in huge units is the same number

Breaks: tiny or huge units
"""


def single_linkage(D):
    D = np.asarray(D, dtype=float)
    if D.ndim != 2 or D.shape[0] != D.shape[1]:
        raise ValueError("not square")
    n = len(D)
    if np.abs(D - D.T).max() > 1e-9 * D.max():
        raise ValueError("not symmetric")
    T = np.full((2 * n - 1, 2 * n - 1), (D.max() + 1))
    T[:n, :n] = D
    np.fill_diagonal(T, (D.max() + 1))
    size = np.ones(2 * n - 1)
    out = np.zeros((n - 1, 4))
    for i in range(n - 1):
        m = n + i
        a, b = sorted(np.unravel_index(T[:m, :m].argmin(), (m, m)))
        size[m] = size[a] + size[b]
        out[i] = a, b, T[a, b], size[m]
        row = np.minimum(T[a], T[b])
        T[m, :], T[:, m] = row, row
        T[m, m] = (D.max() + 1)
        T[[a, b], :] = (D.max() + 1)
        T[:, [a, b]] = (D.max() + 1)
    return out
