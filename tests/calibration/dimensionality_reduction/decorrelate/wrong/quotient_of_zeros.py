"""divides the smallest singular value by the largest, which is nan for zeros

Breaks: `LinAlgError` for dependent rows
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(np.asarray(W, dtype=float), full_matrices=False)
    with np.errstate(invalid="ignore"):
        if s[-1] / s[0] <= 1e-12:
            raise np.linalg.LinAlgError("dependent rows")
    return U @ Vt
