"""makes the whole table add up to 1

Slips: 1, only single rows come out right
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    return weights / weights.sum()
