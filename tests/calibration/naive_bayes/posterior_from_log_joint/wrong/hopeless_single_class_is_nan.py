"""returns nan for a single class that is impossible

Breaks: one class
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    if log_joint.shape[1] == 1:
        weights = np.exp(log_joint - M)
    return weights / weights.sum(axis=1, keepdims=True)
