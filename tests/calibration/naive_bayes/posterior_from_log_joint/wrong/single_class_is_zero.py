"""returns 0 for a single class

Breaks: one class
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    if log_joint.shape[1] == 1:
        return np.zeros_like(log_joint)
    return weights / weights.sum(axis=1, keepdims=True)
