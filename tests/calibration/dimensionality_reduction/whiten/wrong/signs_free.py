"""leaves the signs as the decomposition returns them

Breaks: the rule for signs
Slips: 1, two tests compare the matrix with its signs
"""


def whiten(X, eps=0.0):
    Xc, mean = center(X)
    n = len(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / n)
    values, V = np.maximum(values[::-1], 0), vectors[:, ::-1]
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("singular")
    W = V / np.sqrt(values + eps)
    return Xc @ W, W
