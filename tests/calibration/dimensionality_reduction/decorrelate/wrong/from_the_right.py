"""multiplies by the root from the right

Slips: 1, no square matrix is right but symmetric ones
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    A = np.asarray(W, dtype=float)
    l, E = np.linalg.eigh(A @ A.T)
    M = (E / np.sqrt(l)) @ E.T
    return A @ M if A.shape[0] == A.shape[1] else M @ A
