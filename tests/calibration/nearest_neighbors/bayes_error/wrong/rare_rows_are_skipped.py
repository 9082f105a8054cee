"""skips rows that are rarer than one in a million

Breaks: rare rows and frequent ones
"""


def bayes_error(joint):
    joint = np.asarray(joint, dtype=float)
    if (joint < 0).any():
        raise ValueError("negative")
    if abs(joint.sum() - 1) > 1e-9:
        raise ValueError("sum")
    return float(1 - joint.max(axis=1)[joint.sum(axis=1) > 1e-6].sum())
