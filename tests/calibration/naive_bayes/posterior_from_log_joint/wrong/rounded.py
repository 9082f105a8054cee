"""rounds to three digits

Breaks: ordinary rows
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    return np.round(weights / weights.sum(axis=1, keepdims=True), 3)
