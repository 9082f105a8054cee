"""makes right angles, and leaves the rows as long as the singular values

Breaks: rows of length 1
Slips: 1, nothing is orthonormal
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return s[:, np.newaxis] * Vt
