"""leaves it to a subtraction to find tables that are not square

Breaks: `ValueError` for tables that are not square or not symmetric
"""


def single_linkage(D):
    D = D.astype(float)
    if np.abs(D - D.T).max() > 1e-9 * D.max():
        raise ValueError("D")
    n = len(D)
    groups = {i: [i] for i in range(n)}
    out = []
    for i in range(n - 1):
        h, a, b = min(
            (D[np.ix_(groups[a], groups[b])].min(), a, b) for a in groups for b in groups if a < b
        )
        groups[n + i] = groups.pop(a) + groups.pop(b)
        out.append([a, b, h, len(groups[n + i])])
    return np.array(out, dtype=float).reshape(-1, 4)
