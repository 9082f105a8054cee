"""compares the smallest singular value with 1e-12, in whatever units

Breaks: tiny and huge rows
Slips: 1, two tests hold tiny rows
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-8:
        raise np.linalg.LinAlgError("dependent rows")
    return U @ Vt
