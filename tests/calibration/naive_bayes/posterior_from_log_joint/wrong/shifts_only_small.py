"""shifts rows only where all entries are negative

Breaks: entries around $+800$
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    M = np.minimum(log_joint.max(axis=1, keepdims=True), 0.0)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    return weights / weights.sum(axis=1, keepdims=True)
