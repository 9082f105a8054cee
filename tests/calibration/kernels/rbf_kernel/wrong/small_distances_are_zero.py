"""takes squared distances below 1e-12 for 0

Breaks: tiny and huge units
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * np.where(squared < 1e-12, 0, squared))
