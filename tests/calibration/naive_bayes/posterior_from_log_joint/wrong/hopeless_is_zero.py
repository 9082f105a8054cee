"""returns zeros where no class is left

Breaks: rows of nothing but `-inf`
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    weights = np.exp(log_joint - np.where(np.isneginf(M), 0.0, M))
    total = weights.sum(axis=1, keepdims=True)
    return weights / np.where(total == 0, 1.0, total)
