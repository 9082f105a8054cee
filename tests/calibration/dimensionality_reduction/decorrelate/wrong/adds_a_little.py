"""adds 1e-10 to the singular values

Breaks: tiny and huge rows
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return (U * (s / (s + 1e-10 * (s < 1e-3)))) @ Vt
