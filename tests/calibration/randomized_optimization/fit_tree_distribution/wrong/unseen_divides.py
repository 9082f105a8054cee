"""divides 0 by 0 for a value that the parent never has

Breaks: `alpha = 0`
Breaks: a value that the parent never has
"""


def fit_tree_distribution(P, parent, alpha=1.0):
    P = np.asarray(P).astype(int)
    n = P.shape[1]
    cpt = np.zeros((n, 2))
    root = None
    for i in range(n):
        if parent[i] == -1:
            total = len(P) + 2 * alpha
            root = (P[:, i].sum() + alpha) / total
            cpt[i] = root
        else:
            for v in (0, 1):
                rows = P[P[:, parent[i]] == v]
                total = len(rows) + 2 * alpha
                with np.errstate(all="ignore"):
                    cpt[i, v] = np.divide(rows[:, i].sum() + alpha, total)
    return {"root": float(root), "cpt": cpt}
