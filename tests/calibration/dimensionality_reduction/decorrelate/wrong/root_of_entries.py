"""takes the root of each entry of the inverse

Slips: 1, nothing is orthonormal but what was
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    A = np.asarray(W, dtype=float)
    return np.sqrt(np.abs(np.linalg.inv(A @ A.T))) @ A
