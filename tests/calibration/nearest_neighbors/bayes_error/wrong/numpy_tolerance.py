"""allows sums that are off 1 by 1e-8

Breaks: `ValueError` for a negative entry (also if the sum is 1) or another sum ($1 \\pm 5 \\cdot 10^{-9}$)
"""


def bayes_error(joint):
    if (joint < 0).any() or not np.allclose(joint.sum(), 1, rtol=0):
        raise ValueError("no probabilities")
    return float(1 - joint.max(axis=1).sum())
