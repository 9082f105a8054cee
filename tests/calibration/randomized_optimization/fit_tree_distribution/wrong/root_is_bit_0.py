"""takes bit 0 for the root

Breaks: trees of any shape and with any root
"""


def fit_tree_distribution(P, parent, alpha=1.0):
    P = np.asarray(P).astype(int)
    n = P.shape[1]
    parent = [-1 if i == 0 else max(0, p) for i, p in enumerate(parent)]
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
                if total == 0:
                    cpt[i, v] = 0.5
                else:
                    cpt[i, v] = (rows[:, i].sum() + alpha) / total
    return {"root": float(root), "cpt": cpt}
