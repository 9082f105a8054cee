"""names the larger number first where rounding makes the lower half of the table smaller

Breaks: rounding in `D` that is harmless
"""


def single_linkage(D):
    D = np.array(D, dtype=float)
    if D.ndim != 2 or D.shape[0] != D.shape[1] or np.any(np.abs(D - D.T) > 1e-9 * D.max()):
        raise ValueError("D is not a table of distances")
    n = len(D)
    table = np.full((2 * n - 1, 2 * n - 1), np.inf)
    table[:n, :n] = D
    table[np.diag_indices(n)] = np.inf
    size, merges = np.ones(2 * n - 1), np.zeros((n - 1, 4))
    for i in range(n - 1):
        a, b = np.unravel_index(np.argmin(table), table.shape)
        size[n + i] = size[a] + size[b]
        merges[i] = a, b, table[a, b], size[n + i]
        row = np.minimum(table[a], table[b])
        row[[a, b]] = np.inf
        table[[a, b]] = np.inf
        table[:, [a, b]] = np.inf
        table[n + i], table[:, n + i] = row, row
        table[n + i, n + i] = np.inf
    return merges
