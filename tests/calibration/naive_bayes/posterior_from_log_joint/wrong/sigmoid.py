"""takes the sigmoid of the first difference, as if there were two classes

Slips: 1, there are often three classes
"""


def posterior_from_log_joint(log_joint):
    if log_joint.shape[1] == 1:
        return np.ones_like(log_joint)
    gap = log_joint[:, 1] - log_joint[:, 0]
    gap = np.where(np.isnan(gap), 0.0, gap)
    second = 1 / (1 + np.exp(-gap))
    return np.column_stack([1 - second, second])
