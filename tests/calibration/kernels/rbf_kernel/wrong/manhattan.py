"""adds up sizes and squares the sum

Breaks: many coordinates
Slips: 1, right for one coordinate only
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = np.abs(gaps).sum(axis=2) ** 2
    return np.exp(-gamma * squared)
