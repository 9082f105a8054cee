"""raises only where a singular value is exactly 0

Breaks: `LinAlgError` for dependent rows
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] == 0:
        raise np.linalg.LinAlgError("dependent rows")
    return U @ Vt
