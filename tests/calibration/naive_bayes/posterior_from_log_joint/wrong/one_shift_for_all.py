"""subtracts the largest entry of the whole table

Breaks: rows of different sizes side by side
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    return weights / weights.sum(axis=1, keepdims=True)
