"""multiplies the full factors, so that fewer rows than columns fail

Breaks: fewer rows than columns
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=True)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return U @ Vt
