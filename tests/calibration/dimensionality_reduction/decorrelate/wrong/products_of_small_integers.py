"""multiplies small integers in their own type

Breaks: integers
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    A = W @ W.T
    l, E = np.linalg.eigh(A.astype(float))
    return (E / np.sqrt(np.maximum(l, 1e-300))) @ E.T @ W if W.dtype == np.int8 else U @ Vt
