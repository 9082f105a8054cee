"""allows entries down to -1e-9

Breaks: `ValueError` for a negative entry (also if the sum is 1) or another sum ($1 \\pm 5 \\cdot 10^{-9}$)
"""


def bayes_error(joint):
    joint = np.asarray(joint, dtype=float)
    if (joint < -1e-9).any() or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("not a joint distribution")
    return float(1 - joint.max(axis=1).sum())
