"""subtracts in the caller's own table

Breaks: that `log_joint` stays as it was
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    M[np.isneginf(M)] = 0.0
    log_joint -= M
    weights = np.exp(log_joint)
    weights[weights.sum(axis=1) == 0] = 1.0
    return weights / weights.sum(axis=1, keepdims=True)
