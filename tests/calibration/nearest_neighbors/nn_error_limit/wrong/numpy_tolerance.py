"""allows sums that are off 1 by 1e-8

Breaks: `ValueError` for a negative entry (also if the sum is 1) or another sum ($1 \\pm 5 \\cdot 10^{-9}$)
"""


def nn_error_limit(joint):
    if (joint < 0).any() or not np.allclose(joint.sum(), 1, rtol=0):
        raise ValueError("no probabilities")
    rows = joint.sum(axis=1)
    p = joint / np.where(rows > 0, rows, 1)[:, None]
    return float(np.sum(rows * (1 - np.sum(p**2, axis=1))))
