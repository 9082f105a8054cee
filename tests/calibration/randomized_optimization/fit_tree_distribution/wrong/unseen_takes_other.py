"""takes the probability of the other value for one that never occurs

Breaks: a value that the parent never has
"""


def fit_tree_distribution(P, parent, alpha=1.0):
    P = np.asarray(P, int)
    cpt = np.full((P.shape[1], 2), 0.5)
    for i, up in enumerate(parent):
        for v in (0, 1):
            those = P[:, i] if up == -1 else P[P[:, up] == v, i]
            if len(those):
                cpt[i, v] = (those.sum() + alpha) / (len(those) + 2 * alpha)
            elif alpha == 0:
                cpt[i, v] = 0.5
            else:
                cpt[i, v] = cpt[i, 1 - v]
    return {"root": float(cpt[list(parent).index(-1), 0]), "cpt": cpt}
