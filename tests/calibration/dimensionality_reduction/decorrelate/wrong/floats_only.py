"""fails for arrays of integers

Breaks: integers
"""


def decorrelate(W):
    if W.dtype.kind != 'f':
        raise TypeError('floats, please')
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return U @ Vt
