"""adds 1e-6 to every weight against division by zero

Breaks: ordinary rows
Slips: 1, every probability is off
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted) + 1e-6
    return weights / weights.sum(axis=1, keepdims=True)
