"""makes the largest entry of each row positive

Breaks: that orthonormal rows stay
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return fix_signs(U @ Vt)
