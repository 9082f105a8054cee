"""returns a single row as a vector

Breaks: a single row
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return (U @ Vt)[0] if len(W) == 1 else U @ Vt
