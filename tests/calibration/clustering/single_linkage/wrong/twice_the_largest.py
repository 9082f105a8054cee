"""marks what is merged by twice the largest distance, which is 0 where all points are equal

Breaks: equal points
"""


def single_linkage(D):
    D = np.array(D, dtype=float)
    if D.ndim != 2 or D.shape[0] != D.shape[1] or np.any(np.abs(D - D.T) > 1e-9 * D.max()):
        raise ValueError("D is not a table of distances")
    n, never = len(D), 2 * D.max()
    table = np.full((2 * n - 1, 2 * n - 1), never)
    upper = np.triu_indices(n, 1)
    table[upper] = D[upper]
    table.T[upper] = D[upper]
    size, merges = np.ones(2 * n - 1), np.zeros((n - 1, 4))
    for i in range(n - 1):
        a, b = sorted(np.unravel_index(np.argmin(table), table.shape))
        size[n + i] = size[a] + size[b]
        merges[i] = a, b, table[a, b], size[n + i]
        row = np.minimum(table[a], table[b])
        row[[a, b, n + i]] = never
        table[[a, b]] = never
        table[:, [a, b]] = never
        table[n + i], table[:, n + i] = row, row
    return merges
