"""takes a negative gamma down to -1e-12 for one that is positive

Breaks: `ValueError`
"""


def rbf_kernel(A, B, gamma):
    if gamma < -1e-12 or gamma == 0:
        raise ValueError("gamma")
    d = A[:, np.newaxis].astype(float) - B
    return np.exp(-gamma * (d**2).sum(axis=2))
