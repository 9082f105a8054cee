"""calls rows dependent whose smallest singular value is below 1e-14

Breaks: tiny and huge rows
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(np.asarray(W, dtype=float), full_matrices=False)
    if s[-1] <= 1e-12 * s[0] or s[-1] < 1e-14:
        raise np.linalg.LinAlgError("dependent rows")
    return U @ Vt
