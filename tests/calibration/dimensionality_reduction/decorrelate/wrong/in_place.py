"""divides the caller's rows by their lengths in place

Breaks: unchanged arguments
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    if W.dtype.kind == 'f':
        W /= np.linalg.norm(W, axis=1, keepdims=True)
    return U @ Vt
