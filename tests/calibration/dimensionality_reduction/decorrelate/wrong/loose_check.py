"""compares singular values at 1e-8 in place of 1e-12

Breaks: `LinAlgError` for dependent rows
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-8 * s[0]:
        raise np.linalg.LinAlgError("dependent")
    return U @ Vt
