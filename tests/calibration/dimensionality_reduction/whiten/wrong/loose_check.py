"""compares variances at 1e-10 in place of 1e-12

Breaks: dependent columns (`LinAlgError`, or an answer with $\\varepsilon$)
"""


def whiten(X, eps=0.0):
    Xc, _ = center(X)
    n = len(Xc)
    C = Xc.T @ Xc / n
    l, V = np.linalg.eigh(C)
    l, V = np.maximum(l[::-1], 0.0), V[:, ::-1]
    if l[-1] + eps <= 1e-10 * l[0]:
        raise np.linalg.LinAlgError("flat")
    W = fix_signs(V.T).T / np.sqrt(l + eps)
    return Xc @ W, W
