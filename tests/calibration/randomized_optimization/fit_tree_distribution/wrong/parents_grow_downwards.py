"""takes parents only from smaller numbers

Breaks: trees of any shape and with any root
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
                rows = P[P[:, min(parent[i], i)] == v]
                total = len(rows) + 2 * alpha
                if total == 0:
                    cpt[i, v] = 0.5
                else:
                    cpt[i, v] = (rows[:, i].sum() + alpha) / total
    return {"root": float(root), "cpt": cpt}
