"""computes in single precision

Breaks: payoffs that are no integers
"""


def security_levels(A):
    A = np.asarray(A, dtype=np.float32)
    return float(A.min(axis=1).max()), float(A.max(axis=0).min())
