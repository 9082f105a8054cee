"""returns the logarithm of the posterior

Breaks: ordinary rows
Slips: 1, no entry is a probability
"""


def posterior_from_log_joint(log_joint):
    M = log_joint.max(axis=1, keepdims=True)
    shifted = np.where(np.isneginf(M), 0.0, log_joint - np.where(np.isneginf(M), 0.0, M))
    weights = np.exp(shifted)
    return shifted - np.log(weights.sum(axis=1, keepdims=True))
