"""returns dissimilarities, 1 minus the kernel

Breaks: that a point is exactly 1 to itself
Slips: 1, no similarity is right
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return 1 - np.exp(-gamma * squared)
