"""takes probabilities below 1e-13 for 0

Breaks: tiny probabilities beside large ones
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    weights[weights < 1e-13] = 0.0
    return weights / weights.sum(axis=1, keepdims=True)
