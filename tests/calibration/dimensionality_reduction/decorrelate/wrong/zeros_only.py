"""raises for zeros only

Breaks: `LinAlgError` for dependent rows
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[0] == 0:
        raise np.linalg.LinAlgError("dependent rows")
    return U @ Vt
