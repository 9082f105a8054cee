"""normalises over the rows and not over the classes

Slips: 1, the other direction
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=0, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    return weights / weights.sum(axis=0, keepdims=True)
