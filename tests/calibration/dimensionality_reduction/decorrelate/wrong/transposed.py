"""returns the transpose of the result

Slips: 1, right for symmetric results only
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return (U @ Vt).T
