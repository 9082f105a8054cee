"""measures asymmetry relative to each entry in place of the largest

Breaks: rounding in `D` that is harmless
"""


def single_linkage(D):
    D = D.astype(float)
    if D.ndim != 2 or D.shape[0] != D.shape[1] or not np.allclose(D, D.T, rtol=1e-9, atol=0):
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
