"""refuses gammas below 1e-6, too

Breaks: tiny and huge units
Slips: 1, units and large integers need small gammas
"""


def rbf_kernel(A, B, gamma):
    if gamma < 1e-6:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared)
