"""compares eigenvalues of V V^T with tol: the squares of the singular values

Breaks: tol (above and below)
"""


def is_linearly_independent(V, tol=1e-10):
    if len(V) == 0:
        return True
    values = np.linalg.eigvalsh(V @ V.T)
    return bool(values[0] > tol * values[-1])
