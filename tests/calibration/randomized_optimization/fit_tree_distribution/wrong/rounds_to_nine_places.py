"""rounds the probabilities to nine places

Breaks: other values of `alpha`
Slips: 1
"""


def fit_tree_distribution(P, parent, alpha=1.0):
    P = np.asarray(P, dtype=int)
    n = P.shape[1]

    def share(bits):
        below = len(bits) + 2 * alpha
        return round((int(bits.sum()) + alpha) / below, 9) if below > 0 else 0.5

    root = list(parent).index(-1)
    cpt = np.empty((n, 2))
    for i in range(n):
        for v in (0, 1):
            cpt[i, v] = share(P[:, i]) if i == root else share(P[P[:, parent[i]] == v, i])
    return {"root": float(cpt[root, 0]), "cpt": cpt}
