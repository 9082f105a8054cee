"""allows sums that are off by 1e-5

Breaks: `ValueError` for a negative entry (also if the sum is 1) or another sum ($1 \\pm 5 \\cdot 10^{-9}$)
"""


def bayes_error(joint):
    if joint.min() < 0 or not np.isclose(joint.sum(), 1):
        raise ValueError("joint")
    return float(1 - joint.max(axis=1).sum())
