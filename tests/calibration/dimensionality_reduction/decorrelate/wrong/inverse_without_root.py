"""multiplies by the inverse, without its root

Slips: 1, nothing is orthonormal but what was
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return np.linalg.inv(np.asarray(W, dtype=float) @ W.T) @ W
