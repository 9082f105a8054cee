"""divides each row by its length, and leaves the angles

Breaks: rows at right angles
Slips: 1, no angle is right
"""


def decorrelate(W):
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("dependent rows")
    return W / np.linalg.norm(W, axis=1, keepdims=True)
