"""leaves the logarithm first, and takes a sum of 0 for no class left

Breaks: entries around $-10^4$
Slips: 1
"""


def posterior_from_log_joint(log_joint):
    weights = np.exp(np.minimum(log_joint, 700.0))
    total = weights.sum(axis=1, keepdims=True)
    return np.where(total > 0, weights / np.where(total > 0, total, 1), 1 / log_joint.shape[1])
