"""takes the first point off all others in place

Slips: 1, the arguments are changed, and B is used after the change
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    A -= B[0].astype(A.dtype)
    B -= B[0]
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared)
