"""takes a smaller alpha than 0.001 for 0.001, but for 0

Breaks: other values of `alpha`
"""


def fit_tree_distribution(P, parent, alpha=1.0):
    P = np.asarray(P, dtype=int)
    n = P.shape[1]
    cpt = np.full((n, 2), 0.5)
    root_p = 0.5
    for i in range(n):
        for v in (0, 1):
            rows = P if parent[i] == -1 else P[P[:, parent[i]] == v]
            alpha = max(alpha, 1e-3) if alpha else alpha
            total = len(rows) + 2 * alpha
            if total > 0:
                cpt[i, v] = (rows[:, i].sum() + alpha) / total
        if parent[i] == -1:
            root_p = float(cpt[i, 0])
    return {"root": root_p, "cpt": cpt}
