"""raises for eps = 0 only, not where eps is too small to help

Breaks: dependent columns (`LinAlgError`, or an answer with $\\varepsilon$)
"""


def whiten(X, eps=0.0):
    Xc, _ = center(X)
    values, V = np.linalg.eigh(Xc.T @ Xc / len(Xc))
    values, V = np.maximum(values[::-1], 0.0), V[:, ::-1]
    if eps == 0 and values[-1] <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("the rows are flat")
    W = fix_signs(V.T).T / np.sqrt(values + eps)
    return Xc @ W, W
