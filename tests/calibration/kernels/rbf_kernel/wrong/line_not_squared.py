"""takes the distance in place of its square for one coordinate

Breaks: one coordinate
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    if A.shape[1] == 1:
        squared = np.sqrt(squared)
    return np.exp(-gamma * squared)
