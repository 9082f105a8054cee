"""refuses fewer rows than columns

Breaks: fewer rows than columns
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    if W.shape[0] < W.shape[1]:
        raise ValueError('square, please')
    return U @ Vt
