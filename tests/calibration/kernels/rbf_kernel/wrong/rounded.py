"""rounds to 9 decimals

Slips: 1, hardly any value has six decimals
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared).round(6)
